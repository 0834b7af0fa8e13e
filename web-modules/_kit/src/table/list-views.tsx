import { Button, Menu, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Bookmark, BookmarkPlus, Check, Settings2, Users } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { ColumnChoice } from "./column-choice";
import classes from "./data-table.module.css";
import { alike, listViewsQuery, show, shownOf } from "./list-views-api";
import { tableMessages } from "./table-messages";
import type { TableControl } from "./table-state";

const SaveView = lazy(async () => import("./save-view"));
const KeptViews = lazy(async () => import("./kept-views"));

export interface ListViewsProps {
  /** The table's id. */
  list: string;
  control: TableControl;
  choice: ColumnChoice;
}

/** Search, filters, order and columns under a name, to come back to: one's own, and those for everybody. */
export function ListViews({ list, control, choice }: ListViewsProps): ReactNode {
  const t = tableMessages.useT();
  const [opened, setOpened] = useState(false);
  const [task, setTask] = useState<"save" | "manage" | null>(null);
  // Asked for only by whom they interest.
  const views = useQuery({ ...listViewsQuery(list), enabled: opened || task !== null });
  const shown = shownOf(control, choice);
  const current = views.data?.find((each) => alike(each.shown) === alike(shown));
  const done = () => setTask(null);
  return (
    <>
      <Menu position="bottom-end" opened={opened} onChange={setOpened} withinPortal>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            className={`${classes.folded ?? ""} ${classes.always ?? ""}`}
            title={t("views")}
            leftSection={<Bookmark size={16} aria-hidden />}
          >
            <span className={classes.iconLabel ?? ""}>{t("views")}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown maw="20rem">
          {views.isPending && <Menu.Label>{t("loading")}</Menu.Label>}
          {views.isError && <Menu.Label>{t("views.failed")}</Menu.Label>}
          {views.data?.length === 0 && (
            <Menu.Label style={{ whiteSpace: "normal" }} maw="16rem">
              {t("views.none")}
            </Menu.Label>
          )}
          {views.data?.map((view) => (
            <Menu.Item
              key={view.listViewId}
              leftSection={view === current ? <Check size={16} aria-hidden /> : <span style={{ width: 16 }} />}
              rightSection={view.isShared ? <Users size={14} aria-label={t("views.shared")} /> : null}
              aria-current={view === current || undefined}
              onClick={() => show(view, control, choice)}
            >
              <Text truncate="end" span>
                {view.name}
              </Text>
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<BookmarkPlus size={16} aria-hidden />} onClick={() => setTask("save")}>
            {t("views.save")}
          </Menu.Item>
          {views.data?.some((each) => each.mayChange) && (
            <Menu.Item leftSection={<Settings2 size={16} aria-hidden />} onClick={() => setTask("manage")}>
              {t("views.manage")}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {task === "save" && <SaveView list={list} views={views.data ?? []} shown={shown} onClose={done} />}
        {task === "manage" && <KeptViews list={list} views={views.data ?? []} onClose={done} />}
      </Suspense>
    </>
  );
}
