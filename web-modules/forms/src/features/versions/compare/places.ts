import { type Body, type Field, fieldsIn, givenName, placesOf, rulesOf } from "@groundwork/formwork/rules";
import type { DiffWords } from "./model";

/** Where a field stands; a column stands in its table. */
export interface Spot {
  field: Field;
  pageId: string;
  pageNumber: number;
  table: Field | null;
}

export function spotsOf(body: Body): Map<string, Spot> {
  const numbers = new Map(body.map(({ id }, at) => [id, at + 1]));
  const spots = new Map<string, Spot>();
  for (const { field, page } of placesOf(body)) {
    const place = { pageId: page.id, pageNumber: numbers.get(page.id) ?? 0 };
    spots.set(field.id, { field, ...place, table: null });
    if (rulesOf(field.type)?.holds === "columns")
      for (const column of fieldsIn(field)) spots.set(column.id, { field: column, ...place, table: field });
  }
  return spots;
}

/** “2”, and where somebody named it “2 (Pour)”. */
export function pageWords({ t }: Pick<DiffWords, "t">, body: Body, pageId: string): string {
  const at = body.findIndex(({ id }) => id === pageId);
  const page = body[at];
  const name = page ? givenName(page) : "";
  return name ? t("versions.pageNamed", { number: at + 1, name }) : String(at + 1);
}
