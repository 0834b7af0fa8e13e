/** In place of the generated client's types while the kit's own API is read. */
// biome-ignore-start lint/suspicious/noExplicitAny: whatever services say
export type paths = any;
export type SchemasOf = any;
// biome-ignore-end lint/suspicious/noExplicitAny: whatever services say
