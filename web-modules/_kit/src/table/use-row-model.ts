import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  type FilterFn,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import { getLocale } from "../i18n/locale";
import { type Column, textOf } from "./column";
import type { TableState } from "./table-state";

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
type Features = typeof features;

const NOTHING: readonly never[] = [];

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  // Numbers inside of names in their own order: "Block 2" before "Block 10".
  return String(a).localeCompare(String(b), getLocale(), { numeric: true, sensitivity: "base" });
}

export interface RowModel<Row> {
  rows: readonly Row[];
  total: number;
  lastPage: number;
}

/**
 * The rows to draw. With `serverTotal` the rows are the server's page and drawn as they are; without it all rows are
 * here, and sorting, searching, filtering and paging happen in the browser.
 */
export function useRowModel<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
  state: TableState,
  serverTotal: number | undefined,
): RowModel<Row> {
  const definitions = useMemo(() => {
    const sortFn: SortFn<Features, Row> = (a, b, id) => compare(a.getValue(id), b.getValue(id));
    const filterFn: FilterFn<Features, Row> = (row, id, wanted) => String(row.getValue(id) ?? "") === wanted;
    return columns.map(
      (column): ColumnDef<Features, Row> => ({
        id: column.id,
        // An empty cell sorts last in both directions.
        accessorFn: (row) => column.value?.(row) ?? undefined,
        sortFn,
        sortUndefined: "last",
        filterFn,
      }),
    );
  }, [columns]);

  const searched = useMemo((): FilterFn<Features, Row> => {
    return (row, _id, wanted) => {
      const needle = String(wanted).toLocaleLowerCase();
      return columns.some((column) => textOf(column, row.original).toLocaleLowerCase().includes(needle));
    };
  }, [columns]);

  const server = serverTotal !== undefined;
  const sorting = useMemo(() => (state.sort ? [{ id: state.sort.id, desc: state.sort.descending }] : []), [state.sort]);
  const columnFilters = useMemo(
    () =>
      Object.entries(state.filters)
        .filter(([id, value]) => value !== "" && columns.some((column) => column.id === id))
        .map(([id, value]) => ({ id, value })),
    [state.filters, columns],
  );
  const knownSort = columns.some((column) => column.id === state.sort?.id);

  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data: (rows ?? NOTHING) as Row[],
    state: {
      sorting: knownSort ? sorting : [],
      columnFilters,
      globalFilter: state.search,
      pagination: { pageIndex: state.page - 1, pageSize: state.pageCount },
    },
    globalFilterFn: searched,
    getColumnCanGlobalFilter: () => true,
    manualSorting: server,
    manualFiltering: server,
    manualPagination: server,
    autoResetPageIndex: false,
    ...(server ? { rowCount: serverTotal } : {}),
  });

  const total = server ? serverTotal : table.getFilteredRowModel().rows.length;
  return {
    rows: table.getRowModel().rows.map((row) => row.original),
    total,
    lastPage: Math.max(1, Math.ceil(total / state.pageCount)),
  };
}
