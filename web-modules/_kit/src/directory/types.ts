import type { paths, SchemasOf } from "#schema";

/** What identity, whose the directory is, sends and takes. */
export type Schemas = SchemasOf["identity"];

export type Person = Schemas["PersonPublic"];
export type NamedTeam = Schemas["TeamOfInvite"];
export type NamedProject = Schemas["ProjectOfInvite"];

/** A page of a list, whatever it lists. */
export interface Page<Row> {
  data: Row[];
  totalCount: number;
  totalPageCount: number;
  pageNumber: number;
  pageCount: number;
}

/** Comes from the address, which anyone may edit: the service checks it, and a refusal is shown like any other. */
export type ListQuery = Record<string, string | number>;

export type QueryOf<P extends keyof paths> = paths[P] extends { get: { parameters: { query?: infer Q } } }
  ? NonNullable<Q>
  : never;

/** What `useAction` passes on to a write. */
export interface WriteKey {
  idempotencyKey: string;
}
