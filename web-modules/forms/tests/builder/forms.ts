import { type Body, newField, newPage, newRow, placesOf } from "@groundwork/formwork/rules";

/** A form told by its labels: pages of rows of fields. `form([["a", "b"], ["c"]], [["d"]])`. */
export function form(...pages: string[][][]): Body {
  return pages.map((rows, index) =>
    newPage(
      `Page ${index + 1}`,
      rows.map((labels) => newRow(labels.map((label) => newField("shortText", label)))),
    ),
  );
}

/** The same the other way round. */
export function told(body: Body): string[][][] {
  return body.map((page) => page.components.map((row) => row.components.map((field) => field.setting.label)));
}

export function idOf(body: Body, label: string): string {
  for (const { field } of placesOf(body)) if (field.setting.label === label) return field.id;
  throw new Error(`There is no field ${label}`);
}

export function rowOf(body: Body, label: string): string {
  for (const { field, row } of placesOf(body)) if (field.setting.label === label) return row.id;
  throw new Error(`There is no field ${label}`);
}

export function pageAt(body: Body, index: number): string {
  return body[index]?.id ?? "";
}
