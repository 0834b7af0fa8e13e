import type { Body, Field, Page, Row } from "./types";

export interface Place {
  field: Field;
  row: Row;
  page: Page;
}

/** Every field with where it stands, in reading order. */
export function* placesOf(body: Body): Generator<Place> {
  for (const page of body)
    for (const row of page.components) for (const field of row.components) yield { field, row, page };
}

export function fieldsOf(body: Body): Field[] {
  return Array.from(placesOf(body), (place) => place.field);
}

export type BodyIndex = ReadonlyMap<string, Place>;

/** Fields by id. */
export function indexBody(body: Body): BodyIndex {
  return new Map(Array.from(placesOf(body), (place) => [place.field.id, place]));
}
