import type { Cell } from "../../../body/types";
import { newCell } from "../../cells";
import { cellTypeOf, type Parts } from "../edit";
import { FIXED } from "../grid";
import { plain } from "../pasting/plain";
import type { SheetRow } from "./read";

/** With these rows below those that are there, or in their place. A row that is called as before is the same one. */
export function withRows(parts: Parts, rows: readonly SheetRow[], isInPlace: boolean): Cell[][] {
  const [heads = [], ...lines] = parts;
  const taken = rows.filter(({ wrong }) => wrong === null);
  const left = isInPlace ? [...lines] : [];
  const made = taken.map((row) => {
    const at = left.findIndex(([head]) => plain(head?.title ?? "") === plain(row.title));
    return lineOf(heads, row, at < 0 ? [] : (left.splice(at, 1)[0] ?? []));
  });
  return [heads, ...(isInPlace ? [] : lines), ...made].map((line) => [...line]);
}

function lineOf(heads: readonly Cell[], row: SheetRow, before: readonly Cell[]): Cell[] {
  return heads.map((head, at) => {
    const column = head.components[0];
    const said = column ? (row.fixed[column.id] ?? "") : row.title;
    const type = at === 0 ? "RowHead" : said === "" ? cellTypeOf(column?.type ?? "") : FIXED;
    return { ...(before[at] ?? newCell(type)), type, title: said };
  });
}
