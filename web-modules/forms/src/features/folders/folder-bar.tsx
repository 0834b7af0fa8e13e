import { ActionIcon, Button, ErrorState, useQuery } from "@groundwork/kit";
import { ChevronRight, Ellipsis, Folder as FolderIcon, FolderPlus } from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { folderMessages } from "../../messages/folders";
import { useMaking } from "../templates/making";
import { foldersQuery } from "./api";
import { takes } from "./drag";
import classes from "./folder-bar.module.css";
import type { FolderAct } from "./folder-dialog";
import { MOST_DEEP, pathOf } from "./tree";
import { useMove } from "./use-move";

const FolderDialog = lazy(async () => import("./folder-dialog"));

interface FolderBarProps {
  folderId: string | null;
  onOpen: (folderId: string | null) => void;
}

/** Where one is, which folders lie there, and what may be done with them; templates are dropped on all of these. */
export function FolderBar({ folderId, onOpen }: FolderBarProps): ReactNode {
  const t = folderMessages.useT();
  const { isAllowed: mayMake } = useMaking();
  const [act, setAct] = useState<FolderAct | null>(null);
  const move = useMove();
  const { data, error, refetch } = useQuery(foldersQuery);
  const folders = data ?? [];
  const path = pathOf(folders, folderId);
  const isGone = data !== undefined && folderId !== null && path.length === 0;
  useEffect(() => {
    if (isGone) onOpen(null);
  }, [isGone, onOpen]);
  const here = path.at(-1) ?? null;
  const inside = folders.filter(({ parentFolderId }) => parentFolderId === (here?.folderId ?? null));
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (folders.length === 0 && !mayMake) return null;
  return (
    <nav className={classes.bar} aria-label={t("folders.label")}>
      {folders.length > 0 && (
        <div className={classes.path}>
          <Button
            variant="subtle"
            size="compact-md"
            {...(here === null && { "aria-current": "true" })}
            onClick={() => onOpen(null)}
            {...takes((id) => move.mutate({ id, to: null }))}
          >
            {t("folders.all")}
          </Button>
          {path.map((each) => (
            <Fragment key={each.folderId}>
              <ChevronRight size={14} aria-hidden />
              <Button
                variant="subtle"
                size="compact-md"
                {...(each === here && { "aria-current": "true" })}
                onClick={() => onOpen(each.folderId)}
                {...takes((id) => move.mutate({ id, to: each.folderId }))}
              >
                {each.name}
              </Button>
            </Fragment>
          ))}
        </div>
      )}
      {here?.mayChange && (
        <Menu position="bottom-start">
          <Menu.Target>
            <ActionIcon variant="subtle" aria-label={t("folders.actions", { name: here.name })}>
              <Ellipsis size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setAct({ kind: "change", folder: here })}>{t("folders.change")}</Menu.Item>
            <Menu.Item onClick={() => setAct({ kind: "delete", folder: here })}>{t("folders.delete")}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {inside.map((each) => (
        <Button
          key={each.folderId}
          variant="default"
          size="compact-md"
          leftSection={<FolderIcon size={16} aria-hidden />}
          onClick={() => onOpen(each.folderId)}
          {...takes((id) => move.mutate({ id, to: each.folderId }))}
        >
          {t("folders.one", { name: each.name, count: each.templatesCount })}
        </Button>
      ))}
      {mayMake && path.length < MOST_DEEP && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<FolderPlus size={16} aria-hidden />}
          onClick={() => setAct({ kind: "new", parentFolderId: here?.folderId ?? null })}
        >
          {t("folders.new")}
        </Button>
      )}
      {act && (
        <Suspense fallback={null}>
          <FolderDialog
            act={act}
            folders={folders}
            onClose={() => setAct(null)}
            onGone={(parentId) => {
              setAct(null);
              onOpen(parentId);
            }}
          />
        </Suspense>
      )}
    </nav>
  );
}
