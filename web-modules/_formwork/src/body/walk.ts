import { rulesOf } from "../fields/registry";
import type { Body, Field, Page, Row } from "./types";

export interface Place {
  field: Field;
  /** What it stands in, the nearest first. */
  holders: readonly Field[];
  row: Row;
  page: Page;
}

/** Every field with a place and a value of its own, in reading order: all but columns. */
export function* placesOf(body: Body): Generator<Place> {
  for (const page of body)
    for (const row of page.components)
      for (const each of row.components)
        for (const [field, holders] of withInner(each, NONE)) yield { field, holders, row, page };
}

function* withInner(field: Field, holders: readonly Field[]): Generator<readonly [Field, readonly Field[]]> {
  yield [field, holders];
  if (rulesOf(field.type)?.holds === "fields")
    for (const inner of fieldsIn(field)) yield* withInner(inner, [field, ...holders]);
}

/** Directly inside, cell by cell. */
export function fieldsIn({ components = [] }: Field): Field[] {
  return components.length === 0 ? NONE : components.flat().flatMap((cell) => cell.components ?? NONE);
}

const NONE: Field[] = [];

export function fieldsOf(body: Body): Field[] {
  return Array.from(placesOf(body), (place) => place.field);
}

/** The files of the template itself that its form shows, each once. */
export function templateFileIdsOf(body: Body): string[] {
  const found = new Set<string>();
  for (const { field } of placesOf(body)) {
    const shown = rulesOf(field.type)?.templateFileIds?.(field.setting);
    for (const fileId of shown ?? NO_IDS) found.add(fileId);
  }
  return [...found];
}

const NO_IDS: string[] = [];

/** Columns by their ids, each with the field that holds its values. */
export function columnsAmong(fields: Iterable<Field>): Map<string, { column: Field; table: Field }> {
  const found = new Map<string, { column: Field; table: Field }>();
  for (const table of fields)
    if (rulesOf(table.type)?.holds === "columns")
      for (const column of fieldsIn(table)) found.set(column.id, { column, table });
  return found;
}

export type BodyIndex = ReadonlyMap<string, Place>;

/** Fields by id. */
export function indexBody(body: Body): BodyIndex {
  return new Map(Array.from(placesOf(body), (place) => [place.field.id, place]));
}
