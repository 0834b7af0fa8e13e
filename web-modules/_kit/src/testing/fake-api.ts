import { vi } from "vitest";

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Handler = (request: FakeRequest) => unknown | Promise<unknown>;

/** An answer other than success: `refusal(422, 4, "Check the marked fields.", { fields: […] })`. */
export function refusal(status: number, errorCode: number, message: string, data: unknown = null): Response {
  return Response.json({ data, errorCode, message }, { status, headers: { "X-Request-Id": "request-1" } });
}

async function read(input: RequestInfo | URL, init?: RequestInit): Promise<FakeRequest> {
  const request = new Request(input instanceof Request ? input : new URL(String(input), location.origin), init);
  const url = new URL(request.url);
  const text = await request.text();
  const isJson = request.headers.get("Content-Type")?.includes("json") ?? false;
  return {
    method: request.method,
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: isJson && text !== "" ? JSON.parse(text) : text,
  };
}

/**
 * Stands in for the services at the network: `fakeApi({ "GET /api/Team/QueryTeams": () => page })`. What a handler
 * returns is wrapped in the envelope; a thrown TypeError is a lost connection. Returns every request that was sent.
 */
export function fakeApi(handlers: Record<string, Handler>): FakeRequest[] {
  const sent: FakeRequest[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = await read(input, init);
    sent.push(request);
    const handler = handlers[`${request.method} ${request.path}`];
    if (!handler) return refusal(404, 4, `No fake for ${request.method} ${request.path}`);
    const answer = await handler(request);
    return answer instanceof Response
      ? answer
      : Response.json({ data: answer ?? null, errorCode: 1, message: "Success" });
  });
  return sent;
}

export function signedInCookie(token = "csrf-1"): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the services set
  document.cookie = `gw_csrf=${token}; path=/`;
}
