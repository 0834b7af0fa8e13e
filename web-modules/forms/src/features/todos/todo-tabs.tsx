import { PageTabs, useLocation, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { countsOf, TODO_TYPES, type TodoKind, type TodosAsked } from "./api";

export const TODO_KINDS = Object.keys(TODO_TYPES) as TodoKind[];
export const FIRST_KIND: TodoKind = "myTurn";

/** What is asked for stays asked of the next kind; its page does not. */
function addressOf(kind: TodoKind, search: string): string {
  const params = new URLSearchParams(search);
  params.delete("page");
  params.delete("type");
  if (kind !== FIRST_KIND) params.set("type", kind);
  return params.size > 0 ? `/forms/to-dos?${params}` : "/forms/to-dos";
}

/** The kinds as links, with how many wait in each. */
export function TodoTabs({ current, asked }: { current: TodoKind; asked: TodosAsked }): ReactNode {
  const t = messages.useT();
  const counts = useQuery(countsOf(asked));
  const { search } = useLocation();
  // Few ever have any: without, the four kinds are enough to choose from.
  const shown = TODO_KINDS.filter(
    (kind) => kind !== "needsAttention" || kind === current || (counts.data?.[kind] ?? 0) > 0,
  );
  return (
    <PageTabs
      label={t("todos.title")}
      tabs={shown.map((kind) => ({
        label: t(`todos.${kind}`),
        to: addressOf(kind, search),
        count: counts.data?.[kind],
        current: kind === current,
      }))}
    />
  );
}
