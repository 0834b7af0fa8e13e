import type { Body, Field } from "../../body/types";
import { fieldsIn, placesOf } from "../../body/walk";
import { layoutOf } from "./layout";

/**
 * Of every field in a cell or a panel what says where that is, the outermost first: panel, table, row, column. Several
 * fields of one name are told apart by it.
 */
export function placesInTables(body: Body): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { field } of placesOf(body)) {
    const outside = found.get(field.id) ?? [];
    if (field.type === "table") for (const [id, words] of placesIn(field)) found.set(id, [...outside, ...words]);
    if (field.type === "dragArea") {
      const title = field.setting.label.trim();
      for (const { id } of fieldsIn(field)) found.set(id, [...outside, ...(title ? [title] : [])]);
    }
  }
  return found;
}

function* placesIn(table: Field): Generator<readonly [string, readonly string[]]> {
  const { rows, titles } = layoutOf(table.components);
  const cells = rows.flat();
  for (const { cell, row, column } of cells) {
    const head = cells.find((each) => each.head === "row" && each.row <= row && row < each.row + each.rowspan);
    const words = [table.setting.label, head?.cell.title, titles[column]].map((each) => each?.trim() ?? "");
    for (const { id } of cell.components) yield [id, words.filter(Boolean)];
  }
}
