import type { TableControl } from "../table/table-state";
import type { ListQuery } from "./types";

/** The query of a list that the service sorts, filters and pages. Filters that are empty stay out of it. */
export function listQuery(table: Pick<TableControl, "page" | "pageCount" | "search" | "sort" | "filters">): ListQuery {
  const query: ListQuery = { pageNumber: table.page, pageCount: table.pageCount };
  if (table.search) query.search = table.search;
  if (table.sort) query.sort = `${table.sort.descending ? "-" : ""}${table.sort.id}`;
  for (const [name, value] of Object.entries(table.filters)) if (value !== "") query[name] = value;
  return query;
}
