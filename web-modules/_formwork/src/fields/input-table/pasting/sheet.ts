export const MOST_PASTED = 1_000_000;

/** Cells as a spreadsheet program copies them: lines and tabs; in quotes, what holds one of these. */
export function cellsIn(text: string, separator = "\t"): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare = "", end] of text.slice(0, MOST_PASTED).matchAll(cellBefore(separator))) {
    row.push((quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim());
    if (end === separator) continue;
    rows.push(row);
    row = [];
    if (end === "") break;
  }
  const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === "");
  while (rows.length > 0 && isBlank(rows.at(-1) ?? [])) rows.pop();
  return rows;
}

const cellBefore = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`, "g");
