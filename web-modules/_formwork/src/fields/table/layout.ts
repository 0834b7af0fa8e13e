import type { Cell } from "../../body/types";

export const MOST_COLUMNS = 20;
export const MOST_ROWS = 100;
/** Fields below one another in a cell. */
export const MOST_IN_CELL = 6;
/** Of a column whose width nobody has set, in pixels of a page 210 mm wide (spec §3). */
export const DEFAULT_WIDTH = 150;

/** A table's rows, each with the cells that begin in it, as HTML has them. */
export type Parts = readonly (readonly Cell[])[];

export interface Placed {
  cell: Cell;
  row: number;
  column: number;
  colspan: number;
  rowspan: number;
  /** It says what stands below it, or beside it. */
  head: "column" | "row" | null;
}

export interface Layout {
  rows: readonly (readonly Placed[])[];
  columns: number;
  /** Of the whole width, in percent, column by column. */
  shares: readonly number[];
  /** Of all columns together, in pixels: below that the table is scrolled sideways. */
  width: number;
  /** By column what the first row says of it, where that is all it does. */
  titles: readonly string[];
}

export function spansOf({ colspan = 1, rowspan = 1 }: Partial<Cell>): { colspan: number; rowspan: number } {
  return { colspan, rowspan };
}

export function columnCount([first = []]: Parts): number {
  return first.reduce((sum, cell) => sum + spansOf(cell).colspan, 0);
}

/** Whether the cells cover a rectangle, each place of it once. */
export function isLayout(parts: Parts): boolean {
  const columns = columnCount(parts);
  if (columns < 1 || columns > MOST_COLUMNS || parts.length > MOST_ROWS) return false;
  const cells = parts.flat();
  if (cells.some(({ type, components = [] }) => type !== "row" || components.length > MOST_IN_CELL)) return false;
  const area = cells.reduce((sum, cell) => sum + spansOf(cell).colspan * spansOf(cell).rowspan, 0);
  return area === columns * parts.length && placed(parts) !== null;
}

/** Each cell at its place, in reading order. Null: they overlap, or stand out. */
export function placed(parts: Parts): Omit<Placed, "head">[] | null {
  const columns = columnCount(parts);
  const taken = new Set<number>();
  const found: Omit<Placed, "head">[] = [];
  for (const [row, line] of parts.entries()) {
    let column = 0;
    for (const cell of line) {
      while (column < columns && taken.has(row * columns + column)) column += 1;
      const each = { cell, row, column, ...spansOf(cell) };
      if (column + each.colspan > columns || row + each.rowspan > parts.length) return null;
      const covered = placesOf(each, columns);
      if (covered.some((place) => taken.has(place))) return null;
      for (const place of covered) taken.add(place);
      found.push(each);
    }
  }
  return found;
}

/** Counted row by row over the whole table. */
function placesOf({ row, column, rowspan, colspan }: Omit<Placed, "head">, columns: number): number[] {
  return Array.from(
    { length: rowspan * colspan },
    (_, at) => (row + Math.floor(at / colspan)) * columns + column + (at % colspan),
  );
}

export function isText({ components = [] }: Cell): boolean {
  return components.length === 0;
}

function says(cell: Cell): boolean {
  return isText(cell) && (cell.title ?? "").trim() !== "";
}

/** Of cells that cover a rectangle. */
export function layoutOf(parts: Parts): Layout {
  const columns = columnCount(parts);
  const [first = []] = parts;
  const hasHead = parts.length > 1 && first.every((cell) => says(cell) && spansOf(cell).rowspan === 1);
  const cells = (placed(parts) ?? []).map((each): Placed => {
    const isHead = each.row === 0 && hasHead;
    return { ...each, head: isHead ? "column" : each.column === 0 && says(each.cell) ? "row" : null };
  });
  const widths = Array.from({ length: columns }, () => DEFAULT_WIDTH);
  const titles = Array.from({ length: columns }, () => "");
  for (const { cell, column, colspan, head } of [...cells].reverse()) {
    if (colspan === 1 && typeof cell.width === "number") widths[column] = Math.max(cell.width, 1);
    if (head === "column") titles.fill(cell.title, column, column + colspan);
  }
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return {
    rows: parts.map((_, row) => cells.filter((each) => each.row === row)),
    columns,
    shares: widths.map((width) => Math.round((10_000 * width) / whole) / 100),
    width: whole,
    titles,
  };
}
