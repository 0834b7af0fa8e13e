import type { paths } from "#schema";

/** The types of a call, read from the generated schema. */
export type Method = "get" | "post" | "put" | "patch" | "delete";

export type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths] &
  string;

export type Operation<P extends keyof paths, M extends Method> = paths[P] extends Record<M, infer O> ? O : never;

type Parameters<O> = O extends { parameters: infer P } ? P : never;
type Part<O, Name extends "query" | "path"> =
  Parameters<O> extends Partial<Record<Name, infer V>> ? Exclude<V, undefined> : never;

type JsonOf<T> = T extends { content: { "application/json": infer Body } } ? Body : never;

type ContentOf<B> = [B] extends [never]
  ? never
  : B extends { content: { "application/json": infer Json } }
    ? Json
    : FormData;

type BodyOf<O> = O extends { requestBody?: infer B } ? ContentOf<Exclude<B, undefined>> : never;

type Success<R> = R extends Record<200, infer A> ? A : R extends Record<201, infer A> ? A : never;

/** `data` of the call's envelope. */
export type AnswerOf<O> = O extends { responses: infer R }
  ? JsonOf<Success<R>> extends { data?: infer D }
    ? Exclude<D, undefined>
    : JsonOf<Success<R>>
  : never;

type OptionalWhenEmpty<Key extends string, T> = [T] extends [never]
  ? { [K in Key]?: never }
  : Record<never, never> extends T
    ? { [K in Key]?: T }
    : { [K in Key]: T };

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** One key a user action, kept over its retries. Writes without one get a fresh key. */
  idempotencyKey?: string | undefined;
  /** What a guest is known by, who has no session: a link, say. */
  headers?: Readonly<Record<string, string>> | undefined;
}

export type CallInput<O> = CallOptions &
  OptionalWhenEmpty<"query", Part<O, "query">> &
  OptionalWhenEmpty<"path", Part<O, "path">> &
  OptionalWhenEmpty<"body", BodyOf<O>>;

/** No second argument is needed where nothing in it is required. */
export type CallArguments<O> =
  Record<never, never> extends CallInput<O> ? [input?: CallInput<O>] : [input: CallInput<O>];

/** `Answer<"/api/Team/GetList">` is what that call returns. */
export type Answer<P extends keyof paths, M extends Method = "get"> = AnswerOf<Operation<P, M>>;
