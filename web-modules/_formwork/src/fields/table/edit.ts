import type { Cell, Field } from "../../body/types";
import { nextTitle } from "../cells";
import { columnCount, DEFAULT_WIDTH, isText, MOST_COLUMNS, MOST_IN_CELL, MOST_ROWS, type Parts } from "./layout";
import { bare, covers, type Standing, standing, withCell } from "./place";

/* What can be done with the inside of a table. What is not touched stays the same object; what can't be done changes nothing. */

/** Rows and columns are counted from 0; both ends belong to it. */
export interface Range {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

const MOST_TITLE = 500;

function written(cells: readonly Standing[], rows: number): Cell[][] {
  const lines: Standing[][] = Array.from({ length: rows }, () => []);
  for (const each of cells) lines[each.row]?.push(each);
  return lines.map((line) =>
    line
      .sort((one, other) => one.column - other.column)
      .map(({ cell, colspan, rowspan }) =>
        cell.colspan === colspan && cell.rowspan === rowspan ? cell : { ...cell, colspan, rowspan },
      ),
  );
}

function copyOf(parts: Parts): Cell[][] {
  return parts.map((line) => [...line]);
}

/** A row in front of the one at `at`, or at the end. A number at the end of what a row is called goes on. */
export function addRow(parts: Parts, at: number = parts.length): Cell[][] {
  if (parts.length >= MOST_ROWS) return copyOf(parts);
  const columns = columnCount(parts);
  const cells = standing(parts);
  const across = cells.filter(({ row, rowspan }) => row < at && at < row + rowspan);
  const made = Array.from({ length: columns }, (_, column): Standing[] => {
    if (across.some((each) => covers(each, at, column))) return [];
    const above = cells.find((each) => covers(each, at - 1, column))?.cell;
    const title = column === 0 && above && isText(above) ? nextTitle(above.title) : "";
    const cell = bare({ title: title === above?.title ? "" : title, width: above?.width ?? DEFAULT_WIDTH });
    return [{ cell, row: at, column, colspan: 1, rowspan: 1 }];
  });
  const moved = cells.map((each) => {
    if (across.includes(each)) return { ...each, rowspan: each.rowspan + 1 };
    return each.row >= at ? { ...each, row: each.row + 1 } : each;
  });
  return written([...moved, ...made.flat()], parts.length + 1);
}

/** A column in front of the one at `at`, or at the end. */
export function addColumn(parts: Parts, at: number = columnCount(parts)): Cell[][] {
  if (columnCount(parts) >= MOST_COLUMNS) return copyOf(parts);
  const cells = standing(parts);
  const across = cells.filter(({ column, colspan }) => column < at && at < column + colspan);
  const made = parts.flatMap((_, row): Standing[] =>
    across.some((each) => covers(each, row, at)) ? [] : [{ cell: bare(), row, column: at, colspan: 1, rowspan: 1 }],
  );
  const moved = cells.map((each) => {
    if (across.includes(each)) return { ...each, colspan: each.colspan + 1 };
    return each.column >= at ? { ...each, column: each.column + 1 } : each;
  });
  return written([...moved, ...made], parts.length);
}

/** What goes with a row or a column: the fields of the cells that stand in it alone. */
export function fieldsInLine(parts: Parts, line: { row: number } | { column: number }): Field[] {
  const alone = standing(parts).filter((each) =>
    "row" in line ? each.row === line.row && each.rowspan === 1 : each.column === line.column && each.colspan === 1,
  );
  return alone.flatMap(({ cell }) => cell.components);
}

export function removeRow(parts: Parts, at: number): Cell[][] {
  if (parts.length <= 1) return copyOf(parts);
  const left = standing(parts).flatMap((each): Standing[] => {
    if (each.row > at) return [{ ...each, row: each.row - 1 }];
    if (each.row + each.rowspan <= at) return [each];
    return each.rowspan > 1 ? [{ ...each, rowspan: each.rowspan - 1 }] : [];
  });
  return written(left, parts.length - 1);
}

export function removeColumn(parts: Parts, at: number): Cell[][] {
  if (columnCount(parts) <= 1) return copyOf(parts);
  const left = standing(parts).flatMap((each): Standing[] => {
    if (each.column > at) return [{ ...each, column: each.column - 1 }];
    if (each.column + each.colspan <= at) return [each];
    return each.colspan > 1 ? [{ ...each, colspan: each.colspan - 1 }] : [];
  });
  return written(left, parts.length);
}

/** As large as it must be to cut through no cell. */
export function wholeRange(parts: Parts, range: Range): Range {
  const cells = standing(parts);
  let whole = range;
  for (let isSettled = false; !isSettled; ) {
    const inside = cells.filter((each) => isWithin(each, whole));
    const next = {
      top: Math.min(whole.top, ...inside.map(({ row }) => row)),
      left: Math.min(whole.left, ...inside.map(({ column }) => column)),
      bottom: Math.max(whole.bottom, ...inside.map(({ row, rowspan }) => row + rowspan - 1)),
      right: Math.max(whole.right, ...inside.map(({ column, colspan }) => column + colspan - 1)),
    };
    isSettled = Object.entries(next).every(([key, end]) => whole[key as keyof Range] === end);
    whole = next;
  }
  return whole;
}

function isWithin({ row, column, rowspan, colspan }: Standing, { top, left, bottom, right }: Range): boolean {
  return row <= bottom && row + rowspan > top && column <= right && column + colspan > left;
}

/** One cell of several, with all that they say and hold, in reading order. */
export function merge(parts: Parts, range: Range): Cell[][] {
  const whole = wholeRange(parts, range);
  const cells = standing(parts);
  const inside = cells.filter((each) => isWithin(each, whole));
  const [first] = inside;
  const components = inside.flatMap(({ cell }) => cell.components);
  const title = inside.flatMap(({ cell }) => cell.title || []).join(" ");
  if (!first || inside.length < 2 || components.length > MOST_IN_CELL || title.length > MOST_TITLE)
    return copyOf(parts);
  const { top, left, bottom, right } = whole;
  const merged = {
    cell: { ...first.cell, title, components },
    ...{ row: top, column: left, rowspan: bottom - top + 1, colspan: right - left + 1 },
  };
  return written([...cells.filter((each) => !inside.includes(each)), merged], parts.length);
}

/** What was one cell is one for each place again; what it says and holds stays in the first. */
export function split(parts: Parts, cellId: string): Cell[][] {
  const cells = standing(parts);
  const merged = cells.find(({ cell }) => cell.id === cellId);
  if (!merged || merged.colspan * merged.rowspan === 1) return copyOf(parts);
  const apart: Standing[] = [];
  for (let down = 0; down < merged.rowspan; down += 1)
    for (let right = 0; right < merged.colspan; right += 1)
      apart.push({
        cell: down + right === 0 ? merged.cell : bare(),
        ...{ row: merged.row + down, column: merged.column + right, colspan: 1, rowspan: 1 },
      });
  return written([...cells.filter((each) => each !== merged), ...apart], parts.length);
}

export function setTitle(parts: Parts, cellId: string, title: string): Cell[][] {
  return withCell(parts, cellId, (cell) => ({ ...cell, title }));
}

/** Of all cells that begin in a column, so that no other one decides. */
export function setColumnWidth(parts: Parts, column: number, width: number | null): Cell[][] {
  const there = new Set(standing(parts).flatMap((each) => (each.column === column ? each.cell.id : [])));
  return parts.map((line) => line.map((cell) => (there.has(cell.id) ? { ...cell, width } : cell)));
}
