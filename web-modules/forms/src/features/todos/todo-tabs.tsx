import { PageTabs, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { countsQuery, TODO_TYPES, type TodoKind } from "./api";

export const TODO_KINDS = Object.keys(TODO_TYPES) as TodoKind[];
export const FIRST_KIND: TodoKind = "myTurn";

function addressOf(kind: TodoKind): string {
  return kind === FIRST_KIND ? "/forms/to-dos" : `/forms/to-dos?type=${kind}`;
}

/** The four kinds as links, with how many wait in each. */
export function TodoTabs({ current }: { current: TodoKind }): ReactNode {
  const t = messages.useT();
  const counts = useQuery(countsQuery);
  return (
    <PageTabs
      label={t("todos.title")}
      tabs={TODO_KINDS.map((kind) => ({
        label: t(`todos.${kind}`),
        to: addressOf(kind),
        count: counts.data?.[kind],
        current: kind === current,
      }))}
    />
  );
}
