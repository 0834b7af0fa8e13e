import type { ReactNode } from "react";

export interface FilterOption {
  value: string;
  label: string;
}

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What sorting, searching and the CSV see. Without it the column has none of them. */
  value?: (row: Row) => string | number | Date | null;
  sortable?: boolean;
  /** Offers a choice above the table; an empty choice shows all. */
  filter?: readonly FilterOption[];
  align?: "start" | "end";
  /** A CSS width; the rest share what is left. */
  width?: string;
  /** Names the row: always shown, opens it, heads its card on a phone. Exactly one column has it. */
  main?: boolean;
  /** Not shown until chosen. */
  optional?: boolean;
}

export function textOf<Row>(column: Column<Row>, row: Row): string {
  const value = column.value?.(row) ?? null;
  if (value === null) return "";
  return value instanceof Date ? value.toISOString() : String(value);
}
