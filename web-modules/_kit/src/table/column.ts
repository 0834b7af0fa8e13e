import type { ReactNode } from "react";
import { formats } from "../i18n/formats";

export interface FilterOption {
  value: string;
  label: string;
}

export interface Column<Row> {
  id: string;
  header: string;
  /** How it is drawn, where that is more than the text of its value. */
  cell?: (row: Row) => ReactNode;
  /** What sorting, searching and the export see: every column has one, but those that are controls. */
  value?: (row: Row) => string | number | Date | null;
  /** Buttons, and what is there to be filtered by alone. */
  isControl?: true;
  /** On whose clock an instant is written in the CSV: a project's, where the row belongs to one. */
  timeZone?: (row: Row) => string | null | undefined;
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
  /**
   * Where it stands on a phone: in the line below the name, where a number is never cut, or at the row's end. Once a
   * column says so, rows have two lines there and leave out what says nothing; else each row is a card with all its
   * columns.
   */
  phone?: "number" | "line" | "end";
}

/** As a cell shows it. */
export function drawn<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : textOf(column, row);
}

export function textOf<Row>(column: Column<Row>, row: Row): string {
  const value = column.value?.(row) ?? null;
  if (value === null) return "";
  return value instanceof Date ? formats().stamp(value, column.timeZone?.(row)) : String(value);
}
