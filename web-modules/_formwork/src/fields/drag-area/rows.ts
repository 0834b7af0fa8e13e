import type { Cell, Row } from "../../body/types";

export const MOST_ROWS = 100;
/** Fields beside one another, as in a row of a page. */
export const MOST_BESIDE = 6;

type Parts = readonly (readonly Cell[])[];

/** Each line is a row: one cell, whose fields stand beside one another. */
export function areRows(components: Parts): boolean {
  return components.length <= MOST_ROWS && components.every(([cell, ...more]) => more.length === 0 && isRow(cell));
}

function isRow(cell: Cell | undefined): boolean {
  if (cell?.type !== "row") return false;
  const { colspan = 1, rowspan = 1, components = [] } = cell;
  return colspan === 1 && rowspan === 1 && components.length <= MOST_BESIDE;
}

/** As a page has them. */
export function rowsOf(components: Parts): Row[] {
  return components.flat().map((cell) => ({
    id: cell.id,
    class: "",
    type: "row",
    childSetting: {},
    components: cell.components ?? [],
  }));
}
