import type { Cell, Field } from "../../body/types";
import { newCell } from "../cells";
import { MOST_ROWS } from "./rows";

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
