import { givenName, type Page } from "@groundwork/formwork/rules";
import { ActionIcon, Button, confirm, EmptyState, Link } from "@groundwork/kit";
import { TextField } from "@groundwork/kit/forms";
import { ArrowDown, ArrowUp, FileStack, GripVertical, Plus, Trash2, Waypoints } from "@groundwork/kit/icons";
import { memo, type ReactNode, useRef } from "react";
import { builderMessages } from "../../../messages/builder";
import { pageListMessages } from "../../../messages/page-list";
import { addNamedPage, useGoingToPage } from "../canvas/name-page";
import { beginDrag } from "../drag/drag";
import { ITEM_MARK, spotInList } from "../drag/list-spots";
import { announce } from "../state/announcement";
import { useBody, useBuilder } from "../state/hooks";
import { PageMenu } from "./page-menu";
import classes from "./panels.module.css";

/** The pages of the form: added, named, put in order and deleted. */
export default function Sections({ templateId }: { templateId: string }): ReactNode {
  const t = builderMessages.useT();
  const pagesT = pageListMessages.useT();
  const store = useBuilder();
  const body = useBody();
  const list = useRef<HTMLOListElement>(null);
  return (
    <div className={classes.panel}>
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => addNamedPage(store)}>
          {t("builder.addSection")}
        </Button>
        <Button
          variant="default"
          component={Link}
          to={`/workflow/${templateId}`}
          leftSection={<Waypoints size={16} aria-hidden />}
        >
          {pagesT("pages.workflows")}
        </Button>
      </div>
      {body.length === 0 && (
        <EmptyState icon={FileStack} title={t("builder.noFields.title")}>
          {t("builder.noFields.body")}
        </EmptyState>
      )}
      <ol ref={list} className={classes.items} aria-label={t("builder.sections")}>
        {body.map((page, index) => (
          <SectionItem key={page.id} page={page} index={index} isLast={index === body.length - 1} list={list} />
        ))}
      </ol>
    </div>
  );
}

interface SectionItemProps {
  page: Page;
  index: number;
  isLast: boolean;
  list: React.RefObject<HTMLElement | null>;
}

const SectionItem = memo(function SectionItem({ page, index, isLast, list }: SectionItemProps): ReactNode {
  const t = builderMessages.useT();
  const pagesT = pageListMessages.useT();
  const store = useBuilder();
  const going = useGoingToPage(page.id);
  const name = givenName(page) || t("builder.pageNumber", { number: index + 1 });
  const count = page.components.reduce((sum, row) => sum + row.components.length, 0);
  const shift = (by: -1 | 1) => {
    if (store.shiftPage(page.id, by)) announce(pagesT("pages.sectionMoved", { name, number: index + 1 + by }));
  };
  const remove = async () => {
    const isSure =
      count === 0 ||
      (await confirm({
        title: pagesT("pages.deleteSection.title", { name }),
        body: pagesT("pages.deleteSection.body", { count }),
        verb: t("builder.delete.verb", { name }),
        danger: true,
      }));
    if (isSure) store.removePage(page.id);
  };
  return (
    <li className={classes.section} {...{ [ITEM_MARK]: page.id }} data-whole {...going}>
      <span
        className={classes.grip}
        aria-hidden
        onPointerDown={(event) =>
          beginDrag(event, {
            label: name,
            scroller: () => list.current?.closest<HTMLElement>("[data-scrolls]") ?? null,
            locate: (x, y) => spotInList(list.current, x, y),
            drop: (before) => void store.movePage(page.id, before),
          })
        }
      >
        <GripVertical size={16} />
      </span>
      <div className={classes.sectionName}>
        <TextField
          name={`page-${page.id}`}
          label={t("builder.pageNumber", { number: index + 1 })}
          description={pagesT("pages.fieldsCount", { count })}
          placeholder={t("builder.untitled")}
          maxLength={500}
          value={givenName(page)}
          error={null}
          onChange={(next) => store.renamePage(page.id, next)}
        />
      </div>
      <div className={classes.sectionTools}>
        <Tool label={pagesT("pages.sectionUp", { name })} disabled={index === 0} onClick={() => shift(-1)}>
          <ArrowUp size={16} aria-hidden />
        </Tool>
        <Tool label={pagesT("pages.sectionDown", { name })} disabled={isLast} onClick={() => shift(1)}>
          <ArrowDown size={16} aria-hidden />
        </Tool>
        <Tool label={t("builder.delete.verb", { name })} onClick={() => void remove()}>
          <Trash2 size={16} aria-hidden />
        </Tool>
        <PageMenu pageId={page.id} name={name} />
      </div>
    </li>
  );
});

interface ToolProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, disabled = false, onClick, children }: ToolProps): ReactNode {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}
