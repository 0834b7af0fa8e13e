import { saveFile } from "../api/download";
import { type Column, textOf } from "./column";

/** A cell that a spreadsheet would run as a formula is kept as text by an apostrophe; plain numbers stay numbers. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

function field(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.filter((column) => column.value !== undefined);
  const lines = [
    written.map((column) => field(column.header)),
    ...rows.map((row) => written.map((column) => field(textOf(column, row)))),
  ];
  return lines.map((line) => line.join(",")).join("\r\n");
}

export function downloadCsv(name: string, csv: string): void {
  // The mark tells Excel that the text is UTF-8; without it Chinese names arrive broken.
  saveFile(`${name}.csv`, new Blob(["\uFEFF", csv], { type: "text/csv;charset=utf-8" }));
}
