import { ActionIcon, Button, EmptyState, Link, Loader } from "@groundwork/kit";
import { CircleCheck, FileText, Settings2, Split, Waypoints, X } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef } from "react";
import { formworkMessages } from "../messages";
import type { ProblemItem } from "./problem-items";
import classes from "./problem-list.module.css";
import { useProblemsTitle } from "./problems-title";
import { useItemText } from "./use-item-text";
import type { Publishing } from "./use-publish";

const ICONS = { build: FileText, rules: Split, workflow: Waypoints, settings: Settings2, preview: FileText } as const;

export interface ProblemListProps {
  items: readonly ProblemItem[];
  publishing: Publishing;
  /** In a sheet, which has the title: it makes room for what was chosen. */
  onChoose?: () => void;
}

/** What is missing before publishing. Each problem leads to what it is about. */
export default function ProblemList({ items, publishing, onChoose }: ProblemListProps): ReactNode {
  const t = formworkMessages.useT();
  const titleOf = useProblemsTitle();
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever pressed Publish is told what came of it; on a sheet that is the sheet's to do.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.panel}>
      {!onChoose && (
        <header className={classes.head}>
          <h2 ref={title} tabIndex={-1} className={classes.title}>
            {titleOf(items)}
          </h2>
          <ActionIcon variant="subtle" color="gray" aria-label={t("editor.problems.close")} onClick={publishing.close}>
            <X size={18} aria-hidden />
          </ActionIcon>
        </header>
      )}
      {items.length === 0 && !publishing.isAnswered && <Loader size="sm" />}
      {items.length === 0 && publishing.isAnswered && (
        <EmptyState
          icon={CircleCheck}
          action={
            <Button onClick={publishing.publish} loading={publishing.isRunning}>
              {t("editor.publish")}
            </Button>
          }
        >
          {t("editor.problems.none")}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map((item) => (
            <li key={item.key}>
              <Item item={item} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Item({ item, onChoose }: { item: ProblemItem; onChoose: (() => void) | undefined }): ReactNode {
  const { choose, view, title, to } = item;
  const text = useItemText();
  const Icon = ICONS[view];
  const words = (
    <>
      <strong className={classes.subject}>
        <Icon size={16} aria-hidden /> <span>{title}</span>
      </strong>
      <span>{text(item)}</span>
    </>
  );
  if (!choose)
    return (
      <Link className={classes.problem ?? ""} to={to} onClick={onChoose}>
        {words}
      </Link>
    );
  return (
    <button
      type="button"
      className={classes.problem}
      onClick={() => {
        choose();
        onChoose?.();
      }}
    >
      {words}
    </button>
  );
}
