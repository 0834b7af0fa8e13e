import type { Cell, Field } from "../../body/types";
import { newCell, nextTitle } from "../cells";
import { moved } from "../moved";
import { ENTERED, FIXED } from "./grid";

/** What can be done with the inside of an input table. What is not touched stays the same object. */
export type Parts = readonly Cell[][];

/** The type of a column's cells, as the product's files name it. */
export function cellTypeOf(fieldType: string): Cell["type"] {
  if (fieldType === "singleSelection") return "InputTableSingleSelection";
  if (fieldType === "multipleSelection") return "InputTableMultipleSelection";
  return fieldType === "dropdown" ? "InputTableDropdown" : "InputTableTextInput";
}

const COLUMN_KINDS: Readonly<Record<string, string>> = {
  InputTableSingleSelection: "singleSelection",
  InputTableMultipleSelection: "multipleSelection",
  InputTableDropdown: "dropdown",
};

/** What a column that is added is of; unless there is no such kind, in which case it is a text. */
export function kindOfCells(type: Cell["type"], isKnown: (type: string) => boolean): string {
  const wanted = COLUMN_KINDS[type] ?? "shortText";
  return isKnown(wanted) ? wanted : "shortText";
}

export function addColumn(parts: Parts, field: Field): Cell[][] {
  return parts.map((line, at) => [
    ...line,
    at === 0 ? newCell("ColumnHead", { components: [field] }) : newCell(cellTypeOf(field.type)),
  ]);
}

/** Columns are counted from 0, beside the heads of rows. */
export function removeColumn(parts: Parts, column: number): Cell[][] {
  return parts.map((line) => line.filter((_, at) => at !== column + 1));
}

export function moveColumn(parts: Parts, column: number, to: number): Cell[][] {
  return parts.map(([head, ...cells]) => (head ? [head, ...moved(cells, column, to)] : []));
}

/** What a column is of; its cells follow, but for what the form says in them. */
export function setColumn(parts: Parts, column: number, field: Field): Cell[][] {
  const type = cellTypeOf(field.type);
  return parts.map((line, lineAt) =>
    line.map((cell, at) => {
      if (at !== column + 1) return cell;
      if (lineAt === 0) return { ...cell, components: [field] };
      return ENTERED.includes(cell.type) && cell.type !== type ? { ...cell, type } : cell;
    }),
  );
}

export function setColumnWidth(parts: Parts, column: number, width: number | null): Cell[][] {
  return changed(parts, 0, column + 1, { width });
}

/** A row like the last one; a number at the end of its title goes on. */
export function addRow(parts: Parts): Cell[][] {
  const last = parts.at(-1) ?? [];
  const line = last.map((cell, at) =>
    at === 0
      ? newCell("RowHead", { title: nextTitle(cell.title) })
      : newCell(cellTypeOf(parts[0]?.[at]?.components[0]?.type ?? "")),
  );
  return [...parts, line];
}

/** Rows are counted from 0, below the heads of columns. */
export function removeRow(parts: Parts, row: number): Cell[][] {
  return parts.filter((_, at) => at !== row + 1);
}

export function renameRow(parts: Parts, row: number, title: string): Cell[][] {
  return changed(parts, row + 1, 0, { title });
}

/** What the form says in a cell; empty: it is filled in. */
export function setFixed(parts: Parts, row: number, column: number, title: string): Cell[][] {
  const type = title === "" ? cellTypeOf(parts[0]?.[column + 1]?.components[0]?.type ?? "") : FIXED;
  return changed(parts, row + 1, column + 1, { title, type });
}

function changed(parts: Parts, line: number, at: number, change: Partial<Cell>): Cell[][] {
  return parts.map((cells, lineAt) =>
    lineAt === line ? cells.map((cell, cellAt) => (cellAt === at ? { ...cell, ...change } : cell)) : cells,
  );
}
