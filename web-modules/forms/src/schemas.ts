import type { SchemasOf } from "@groundwork/kit";

/** What the service sends and takes, as generated from its OpenAPI document. */
export type Schemas = SchemasOf["forms"];
