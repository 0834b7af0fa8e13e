import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/client";
import type { ColumnChoice } from "./column-choice";
import type { TableControl } from "./table-state";

export type ListView = Awaited<ReturnType<typeof readViews>>[number];

/** Named one by one: whatever else views may say one day, this is what a table has to say. */
export interface Shown {
  search: string;
  sort: string | null;
  isDescending: boolean;
  filters: Record<string, string>;
  hidden: string[];
}

const readViews = (list: string, signal?: AbortSignal) =>
  api.get("/api/ListView/GetListViews", { query: { list }, ...(signal && { signal }) });

export const listViewsQuery = (list: string) =>
  queryOptions({
    queryKey: ["identity", "listViews", list],
    queryFn: ({ signal }) => readViews(list, signal),
  });

/** All filters, also those that are empty: a list may begin with one. */
export function shownOf(control: TableControl, choice: ColumnChoice): Shown {
  return {
    search: control.search,
    sort: control.sort?.id ?? null,
    isDescending: control.sort?.descending ?? false,
    filters: { ...control.filters },
    hidden: [...choice.hidden],
  };
}

export function show({ shown }: ListView, control: TableControl, choice: ColumnChoice): void {
  const empty = Object.fromEntries(Object.keys(control.filters).map((id) => [id, ""]));
  control.set({
    search: shown.search,
    sort: shown.sort === null ? null : { id: shown.sort, descending: shown.isDescending },
    filters: { ...empty, ...shown.filters },
  });
  choice.hide(shown.hidden);
}

/** What a list shows, whatever order its filters and columns are named in; empty filters are none. */
export function alike(shown: Shown): string {
  const filters = Object.entries(shown.filters).filter(([, value]) => value !== "");
  return JSON.stringify([shown.search, shown.sort, shown.isDescending, filters.sort(), [...shown.hidden].sort()]);
}
