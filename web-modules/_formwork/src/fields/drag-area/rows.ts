import type { Cell, Field, Row } from "../../body/types";
import { newCell } from "../cells";

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

/** A row in front of the one of an id; null: at the end. Where there is no room, nothing changes. */
export function putRow(components: Cell[][], field: Field, before: string | null): Cell[][] {
  if (components.length >= MOST_ROWS) return components;
  const at = before === null ? -1 : components.findIndex(([cell]) => cell?.id === before);
  const place = at < 0 ? components.length : at;
  return [...components.slice(0, place), [newCell("row", { components: [field] })], ...components.slice(place)];
}

/** A row that loses its last field goes with it. */
export function takeField(components: Cell[][], fieldId: string): Cell[][] {
  return components.flatMap((line) => {
    if (!line.some((cell) => cell.components.some((each) => each.id === fieldId))) return [line];
    const left = line.map((cell) => ({ ...cell, components: cell.components.filter((each) => each.id !== fieldId) }));
    return left.some((cell) => cell.components.length > 0) ? [left] : [];
  });
}
