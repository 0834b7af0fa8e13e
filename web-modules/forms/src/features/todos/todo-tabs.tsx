import { PageTabs, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { countsQuery, TODO_TYPES, type TodoKind } from "./api";

export const TODO_KINDS = Object.keys(TODO_TYPES) as TodoKind[];
export const FIRST_KIND: TodoKind = "myTurn";

function addressOf(kind: TodoKind): string {
  return kind === FIRST_KIND ? "/forms/to-dos" : `/forms/to-dos?type=${kind}`;
}

/** The kinds as links, with how many wait in each. */
export function TodoTabs({ current }: { current: TodoKind }): ReactNode {
  const t = messages.useT();
  const counts = useQuery(countsQuery);
  // Few ever have any: without, the four kinds are enough to choose from.
  const shown = TODO_KINDS.filter(
    (kind) => kind !== "needsAttention" || kind === current || (counts.data?.[kind] ?? 0) > 0,
  );
  return (
    <PageTabs
      label={t("todos.title")}
      tabs={shown.map((kind) => ({
        label: t(`todos.${kind}`),
        to: addressOf(kind),
        count: counts.data?.[kind],
        current: kind === current,
      }))}
    />
  );
}
