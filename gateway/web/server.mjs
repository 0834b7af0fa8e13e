// Serves the shell with its fallback, the modules with their registry, and what the gateway cannot answer itself: its
// errors in the envelope, and whether a client may try a secret again.
// Everything that is a file goes through sirv; what is decided here is what exists and how long it may be cached.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { answerError } from "./errors.mjs";
import { answerLimit, Limiter } from "./limit.mjs";
import { Modules, parseOrigins } from "./modules.mjs";
import { respondText } from "./respond.mjs";
import { serveFolder } from "./static.mjs";

/** @param {{ shellDir: string, modulesDir: string, origins?: Map<string, string>, live?: boolean }} options */
export function createWebServer({ shellDir, modulesDir, origins = new Map(), live = false }) {
  const shell = serveFolder(shellDir, { live, fallback: true });
  const modules = new Modules({ modulesDir, origins, live });
  const limiter = new Limiter();

  return createServer((request, response) => {
    const path = request.url.split("?", 1)[0];
    if (path === "/healthz") return respondText(response, 200, "ok");
    if (path.startsWith("/_errors/")) return answerError(request, response, Number(path.slice("/_errors/".length)));
    if (path === "/_limit") return answerLimit(limiter, request, response);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return respondText(response, 405, "Method not allowed", { Allow: "GET, HEAD" });
    }
    if (path === "/modules/registry.json") return modules.sendRegistry(response);
    if (path.startsWith("/modules/")) return modules.serve(request, response, () => notFound(response));
    return shell(request, response, () => notFound(response));
  });
}

function notFound(response) {
  respondText(response, 404, "Not found");
}

function required(name) {
  const value = process.env[name];
  if (!value) {
    process.stderr.write(`${name} is not set\n`);
    process.exit(2);
  }
  return value;
}

function main() {
  // A production image never changes under the server, so its file list is read once.
  const live = process.env.NODE_ENV !== "production";
  const server = createWebServer({
    shellDir: required("WEB_SHELL_DIR"),
    modulesDir: required("WEB_MODULES_DIR"),
    origins: parseOrigins(process.env.MODULE_ORIGINS ?? ""),
    live,
  });
  // Longer than the gateway keeps its idle connections, so that it never sends into one that is closing.
  server.keepAliveTimeout = 75_000;
  server.listen(Number(required("WEB_PORT")), process.env.WEB_HOST ?? "127.0.0.1");

  if (live) process.on("uncaughtException", outliveReplacedFile);
  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => process.exit(0), 10_000).unref();
    });
  }
}

/** A file that a running build takes away while it is being sent ends that one answer, not the server. */
function outliveReplacedFile(error) {
  if (error.code !== "ENOENT") throw error;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
