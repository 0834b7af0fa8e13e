import { call, type UntypedInput } from "./call";
import type { AnswerOf, CallArguments, Method, Operation, PathsWith } from "./types";

type Call<M extends Method> = <P extends PathsWith<M>>(
  path: P,
  ...input: CallArguments<Operation<P, M>>
) => Promise<AnswerOf<Operation<P, M>>>;

function typed<M extends Method>(method: M): Call<M> {
  return ((path: string, input?: UntypedInput) => call(method, path, input)) as unknown as Call<M>;
}

/**
 * The typed client. `await api.get("/api/Team/GetList", { query: { pageNumber: 1 } })` returns the envelope's `data`
 * and throws an `ApiError` otherwise.
 */
export const api = {
  get: typed("get"),
  post: typed("post"),
  put: typed("put"),
  patch: typed("patch"),
  delete: typed("delete"),
} as const;
