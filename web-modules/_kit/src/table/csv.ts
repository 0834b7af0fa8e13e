import { saveFile } from "../api/download";
import { type Column, textOf } from "./column";

/** What a spreadsheet program would run, also in its full-width forms. The rule is the services' `chassis/formulas.py`. */
const SIGNS = "=+\\-@＝＋－＠";
/** Blanks, controls, marks of direction, joiners and fillers: programs strip them, or show nothing. */
const UNSEEN =
  "\\s\\x00-\\x1f\\x7f-\\x9f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202f" +
  "\\u205f-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb\\u{e0000}-\\u{e0fff}";
const FORMULA = new RegExp(`^(?:[\\t\\r\\n]|[${UNSEEN}]*[${SIGNS}])`, "u");
/** Amounts below zero are counted with, and run nothing. */
const NUMBER = /^-[0-9]+(\.[0-9]+)?$/;
/** Programs of many countries part cells by other signs than a comma: half a cell of ours is then one of theirs. */
const NOT_TEXT = `[${UNSEEN}"]`;
const PARTS_UNSEEN = "[\\t\\r\\n]";
const FROM_THEIR_FIRST = `(?<!${NOT_TEXT})(?:(?!${PARTS_UNSEEN})${NOT_TEXT})*${PARTS_UNSEEN}`;
const BEGINS_INSIDE = new RegExp(`((?:(?<=[;|])|${FROM_THEIR_FIRST})${NOT_TEXT}*)(?=[${SIGNS}])`, "gu");

type Cell = string | number | null;

function written(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = cell ?? "";
  const marked = text.replaceAll(BEGINS_INSIDE, "$1'");
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${marked}` : marked;
  return `"${harmless.replaceAll('"', '""')}"`;
}

export function csvRow(cells: readonly Cell[]): string {
  return cells.map(written).join(",");
}

export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const shown = columns.filter((column) => column.value !== undefined);
  const cellOf = (column: Column<Row>, row: Row): Cell => {
    const value = column.value?.(row);
    return typeof value === "number" ? value : textOf(column, row);
  };
  return [
    csvRow(shown.map((column) => column.header)),
    ...rows.map((row) => csvRow(shown.map((column) => cellOf(column, row)))),
  ].join("\r\n");
}

export function downloadCsv(name: string, csv: string): void {
  // The mark tells Excel that the text is UTF-8; without it Chinese names arrive broken.
  saveFile(`${name}.csv`, new Blob(["\uFEFF", csv], { type: "text/csv;charset=utf-8" }));
}
