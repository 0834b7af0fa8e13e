import createClient from "openapi-fetch";
import type { paths } from "#schema";
import { errorFromAnswer, retryAfterOf, unwrap } from "./envelope";
import { sessionFetch } from "./session-fetch";
import type { CallOptions, Method } from "./types";

export interface UntypedInput extends CallOptions {
  query?: Record<string, unknown>;
  path?: Record<string, unknown>;
  body?: unknown;
}

/** What openapi-fetch does at run time; the types of a call are those of `api`. */
type UntypedClient = (
  method: Method,
  url: string,
  init: Record<string, unknown>,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

const client = createClient<paths>({
  baseUrl: globalThis.location?.origin ?? "",
  credentials: "same-origin",
  fetch: sessionFetch,
  // The services read a list as repeated keys: `ids=1&ids=2`.
  querySerializer: { array: { style: "form", explode: true } },
});
const send = client.request as unknown as UntypedClient;

/** A call by its path alone; `api` gives it its types. */
export async function call(method: Method, path: string, input: UntypedInput = {}): Promise<unknown> {
  const headers: Record<string, string> = { ...input.headers };
  // A call that is no GET and only reads takes no notice of its key: the kit need not know which those are.
  if (method !== "get") headers["Idempotency-Key"] = input.idempotencyKey ?? crypto.randomUUID();
  const { data, error, response } = await send(method, path, {
    params: { query: input.query, path: input.path },
    ...(input.body === undefined ? {} : { body: input.body }),
    ...(input.signal ? { signal: input.signal } : {}),
    headers,
  });
  const requestId = response.headers.get("X-Request-Id");
  if (!response.ok) throw errorFromAnswer(response.status, error, requestId, retryAfterOf(response.headers));
  return unwrap(response.status, data, requestId);
}
