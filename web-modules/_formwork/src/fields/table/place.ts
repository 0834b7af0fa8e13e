import type { Cell, Field } from "../../body/types";
import { newCell } from "../cells";
import { DEFAULT_WIDTH, MOST_IN_CELL, type Parts, type Placed, placed } from "./layout";

/* What the pages of a form need of a table's inside; rows, columns and merged cells are made in its settings (`edit`). */

export type Standing = Omit<Placed, "head">;

/** A new one is 3 x 3, its columns 150 px wide (spec §3). */
export function newParts(): Cell[][] {
  return Array.from({ length: 3 }, () => Array.from({ length: 3 }, () => bare()));
}

export function bare(more: Partial<Cell> = {}): Cell {
  return newCell("row", { width: DEFAULT_WIDTH, ...more });
}

export function standing(parts: Parts): Standing[] {
  return placed(parts) ?? [];
}

export function cellAt(parts: Parts, row: number, column: number): Standing | null {
  return standing(parts).find((each) => covers(each, row, column)) ?? null;
}

export function covers({ row, column, rowspan, colspan }: Standing, atRow: number, atColumn: number): boolean {
  return row <= atRow && atRow < row + rowspan && column <= atColumn && atColumn < column + colspan;
}

export function withCell(parts: Parts, cellId: string, change: (cell: Cell) => Cell): Cell[][] {
  return parts.map((line) => line.map((cell) => (cell.id === cellId ? change(cell) : cell)));
}

/** In front of a field of that cell; null: at its end. */
export function putField(parts: Parts, cellId: string, field: Field, before: string | null = null): Cell[][] {
  return withCell(parts, cellId, (cell) => {
    if (cell.components.length >= MOST_IN_CELL) return cell;
    const at = before === null ? -1 : cell.components.findIndex((each) => each.id === before);
    const place = at < 0 ? cell.components.length : at;
    return { ...cell, components: [...cell.components.slice(0, place), field, ...cell.components.slice(place)] };
  });
}

export function takeField(parts: Parts, fieldId: string): Cell[][] {
  return parts.map((line) =>
    line.map((cell) =>
      cell.components.some((each) => each.id === fieldId)
        ? { ...cell, components: cell.components.filter((each) => each.id !== fieldId) }
        : cell,
    ),
  );
}

/** The cell that one comes to from another, a step in one direction. */
export function cellNear(parts: Parts, cellId: string, down: -1 | 0 | 1, right: -1 | 0 | 1): Cell | null {
  const from = standing(parts).find(({ cell }) => cell.id === cellId);
  if (!from) return null;
  const row = down > 0 ? from.row + from.rowspan : from.row + down;
  const column = right > 0 ? from.column + from.colspan : from.column + right;
  return cellAt(parts, row, column)?.cell ?? null;
}
