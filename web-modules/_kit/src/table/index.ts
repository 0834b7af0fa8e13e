/** Lists: `DataTable` draws them, `useTableState` keeps what is shown of them in the address. */

export { useAllRows } from "./all-rows";
export type { Column, FilterOption } from "./column";
export { downloadCsv, toCsv } from "./csv";
export { DataTable, type DataTableProps } from "./data-table";
export { type Filter, FilterBar, type FilterBarProps, NothingFound } from "./filter-bar";
export {
  PAGE_SIZES,
  type Sort,
  type TableControl,
  type TableDefaults,
  type TableState,
  useTableState,
} from "./table-state";
