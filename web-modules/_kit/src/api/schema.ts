/**
 * What services take and answer. The kit itself says nothing of it: each module holds its context's types
 * (`src/api/schema.gen.ts`), which add themselves to these two, and every tsconfig.json includes them all.
 */

/** Each call by its path. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface paths {}

/** The models of each context: what one calls Role, another may too. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface SchemasOf {}
