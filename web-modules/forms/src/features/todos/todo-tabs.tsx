import { PageTabs, useLocation, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { countsOf, TODO_TYPES, type TodoKind, type TodosAsked } from "./api";
import { keepWhatIsAsked } from "./todo-filters";

export const TODO_KINDS = Object.keys(TODO_TYPES) as TodoKind[];
export const FIRST_KIND: TodoKind = "myTurn";

/** What is asked for stays asked of the next kind; its page does not. */
function addressOf(kind: TodoKind, search: string): string {
  const params = new URLSearchParams(search);
  params.delete("page");
  params.delete("type");
  keepWhatIsAsked(kind, params);
  if (kind !== FIRST_KIND) params.set("type", kind);
  return params.size > 0 ? `/forms/to-dos?${params}` : "/forms/to-dos";
}

interface TodoTabsProps {
  current: TodoKind;
  /** What each kind's list is narrowed by. */
  askedOf: (kind: TodoKind) => TodosAsked;
}

/** The kinds as links, with how many wait in each; not of those that are narrowed otherwise than the current one. */
export function TodoTabs({ current, askedOf }: TodoTabsProps): ReactNode {
  const t = messages.useT();
  const asked = askedOf(current);
  const counts = useQuery(countsOf(asked));
  const isCounted = (kind: TodoKind) => JSON.stringify(askedOf(kind)) === JSON.stringify(asked);
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
        count: isCounted(kind) ? counts.data?.[kind] : undefined,
        current: kind === current,
      }))}
    />
  );
}
