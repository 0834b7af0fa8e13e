// Generated from gateway/openapi.json by `npm run gen:api -w @groundwork/kit`. Do not edit.
export type paths = Record<never, never>;
export interface components {
  schemas: Record<never, never>;
}
