/** Whole, with its length: an answer of unknown length would be compressed by the gateway however small it is. */
export function respond(response, status, contentType, body, headers = {}) {
  response.writeHead(status, {
    "Content-Type": `${contentType}; charset=utf-8`,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...headers,
  });
  response.end(body);
}

export function respondText(response, status, text, headers) {
  respond(response, status, "text/plain", text, headers);
}

export function respondJson(response, status, value, headers) {
  respond(response, status, "application/json", JSON.stringify(value), headers);
}
