import { Link, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { countsQuery, TODO_TYPES, type TodoKind } from "./api";
import classes from "./todos.module.css";

export const TODO_KINDS = Object.keys(TODO_TYPES) as TodoKind[];
export const FIRST_KIND: TodoKind = "myTurn";

export function addressOf(kind: TodoKind): string {
  return kind === FIRST_KIND ? "/forms/to-dos" : `/forms/to-dos?type=${kind}`;
}

/** The four kinds as links, with how many wait in each. */
export function TodoTabs({ current }: { current: TodoKind }): ReactNode {
  const t = messages.useT();
  const counts = useQuery(countsQuery);
  return (
    <nav className={classes.tabs} aria-label={t("todos.title")}>
      {TODO_KINDS.map((kind) => (
        <Link
          key={kind}
          to={addressOf(kind)}
          className={classes.tab ?? ""}
          aria-current={kind === current ? "page" : undefined}
        >
          {t(`todos.${kind}`)}
          {counts.data && <span className={classes.count}>{counts.data[kind]}</span>}
        </Link>
      ))}
    </nav>
  );
}
