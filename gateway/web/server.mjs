// Serves the shell with its fallback and the modules with their registry; and, on a port of its own that no client is led
// to, what the gateway cannot answer itself: its errors in the envelope, and whether a client may try a secret again.
// Everything that is a file goes through sirv; what is decided here is what exists and how long it may be cached.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { parseNetworks } from "./client-address.mjs";
import { answerError } from "./errors.mjs";
import { answerLimit, Limiter } from "./limit.mjs";
import { Modules, parseOrigins } from "./modules.mjs";
import { respondText } from "./respond.mjs";
import { closeOnSignal, required, stop } from "./serving.mjs";
import { serveFolder } from "./static.mjs";

/** @param {{ shellDir: string, modulesDir: string, origins?: Map<string, string>, live?: boolean }} options */
export function createWebServer({ shellDir, modulesDir, origins = new Map(), live = false }) {
  const shell = serveFolder(shellDir, { live, fallback: true });
  const modules = new Modules({ modulesDir, origins, live });

  return createServer((request, response) => {
    const path = request.url.split("?", 1)[0];
    if (path === "/healthz") return respondText(response, 200, "ok");
    if (request.method !== "GET" && request.method !== "HEAD") {
      return respondText(response, 405, "Method not allowed", { Allow: "GET, HEAD" });
    }
    if (path === "/modules/registry.json") return modules.sendRegistry(response);
    if (path.startsWith("/modules/")) return modules.serve(request, response, () => notFound(response));
    return shell(request, response, () => notFound(response));
  });
}

/** @param {{ perMinute: number, burst: number, trusted: import("node:net").BlockList }} limit of trying secrets */
export function createInternalServer({ perMinute, burst, trusted }) {
  const limit = { limiter: new Limiter(), perMinute, burst, trusted };

  return createServer((request, response) => {
    const path = request.url.split("?", 1)[0];
    if (path === "/limit") return answerLimit(limit, request, response);
    if (path.startsWith("/errors/")) return answerError(request, response, Number(path.slice("/errors/".length)));
    return notFound(response);
  });
}

function notFound(response) {
  respondText(response, 404, "Not found");
}

function number(name, otherwise) {
  const value = Number(process.env[name] ?? otherwise);
  if (!(value >= 0)) stop(`${name} is not a number`);
  return value;
}

function networks(name) {
  // Empty is an answer (nobody is trusted), forgotten is not: then all people behind the gateway would count as one.
  if (process.env[name] === undefined) stop(`${name} is not set`);
  try {
    return parseNetworks(process.env[name]);
  } catch (error) {
    return stop(`${name}: ${error.message}`);
  }
}

function main() {
  // A production image never changes under the server, so its file list is read once.
  const live = process.env.NODE_ENV !== "production";
  const web = createWebServer({
    shellDir: required("WEB_SHELL_DIR"),
    modulesDir: required("WEB_MODULES_DIR"),
    origins: parseOrigins(process.env.MODULE_ORIGINS ?? ""),
    live,
  });
  const internal = createInternalServer({
    perMinute: number("RATE_CREDENTIALS_PER_MINUTE", 30),
    burst: number("RATE_CREDENTIALS_BURST", 20),
    trusted: networks("TRUSTED_PROXIES"),
  });
  const host = process.env.WEB_HOST ?? "127.0.0.1";
  // First: whoever is told by /healthz that this process is up may ask both.
  internal.listen(Number(required("WEB_INTERNAL_PORT")), host, () => web.listen(Number(required("WEB_PORT")), host));

  closeOnSignal([web, internal]);
  if (live) process.on("uncaughtException", outliveReplacedFile);
}

/** A file that a running build takes away while it is being sent ends that one answer, not the server. */
function outliveReplacedFile(error) {
  if (error.code !== "ENOENT") throw error;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
