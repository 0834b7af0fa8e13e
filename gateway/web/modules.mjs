import { readdirSync, readFileSync, statSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { respondJson, respondText } from "./respond.mjs";
import { moduleFolder, serveFolder } from "./static.mjs";

const MANIFEST = "mf-manifest.json";
const CONTEXT = /^[a-z][a-z0-9-]*$/;
const ORIGIN_TIMEOUT_MS = 5_000;

/** "forms=http://forms-web:8080 budget=http://…" → Map. A module named there is fetched from its own server. */
export function parseOrigins(text) {
  const pairs = text.split(/[\s,]+/).filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      const context = pair.slice(0, at);
      if (at < 1 || !CONTEXT.test(context)) throw new Error(`MODULE_ORIGINS: "${pair}" is not context=http://host`);
      return [context, new URL(pair.slice(at + 1)).href.replace(/\/$/, "")];
    }),
  );
}

/** The modules there are: folders that were built, and origins that are named. */
export class Modules {
  #modulesDir;
  #origins;
  #live;
  #servers = new Map();
  #manifests = new Map();

  constructor({ modulesDir, origins, live }) {
    this.#modulesDir = modulesDir;
    this.#origins = origins;
    this.#live = live;
  }

  sendRegistry(response) {
    respondJson(response, 200, { modules: this.list() }, { "Cache-Control": "no-cache" });
  }

  list() {
    const built = this.#contextsOnDisk().filter((context) => !this.#origins.has(context));
    const local = built.map((context) => this.#readManifest(context)).filter(Boolean);
    const remote = [...this.#origins.keys()].map((context) => ({ context, entry: entryOf(context) }));
    return [...local, ...remote].sort((a, b) => a.context.localeCompare(b.context));
  }

  /** Answers /modules/<context>/<file>. */
  serve(request, response, notFound) {
    const [, , context, ...rest] = request.url.split("/");
    if (!CONTEXT.test(context ?? "") || rest.length === 0) return notFound();
    const path = `/${rest.join("/")}`;
    const origin = this.#origins.get(context);
    if (origin) return forward(`${origin}${path}`, request, response);
    request.url = path;
    return this.#folder(context)(request, response, notFound);
  }

  #folder(context) {
    let folder = this.#servers.get(context);
    if (!folder) {
      folder = serveFolder(moduleFolder(this.#modulesDir, context), { live: this.#live });
      if (this.#readManifest(context)) this.#servers.set(context, folder);
    }
    return folder;
  }

  #contextsOnDisk() {
    try {
      return readdirSync(this.#modulesDir).filter((name) => CONTEXT.test(name));
    } catch (error) {
      if (error.code === "ENOENT") return [];
      throw error;
    }
  }

  /** Read again only when the file changed: a module that is rebuilt appears without a restart. */
  #readManifest(context) {
    const file = join(moduleFolder(this.#modulesDir, context), MANIFEST);
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (modified === undefined) return undefined;
    const known = this.#manifests.get(context);
    if (known?.modified === modified) return known.module;
    try {
      const { name, metaData } = JSON.parse(readFileSync(file, "utf8"));
      const version = metaData?.buildInfo?.buildVersion ?? "";
      const module = { context, name, entry: entryOf(context), version };
      this.#manifests.set(context, { modified, module });
      return module;
    } catch (error) {
      // Half-written by a running build: the module stays as it was until the next look.
      if (error instanceof SyntaxError || error.code === "ENOENT") return known?.module;
      throw error;
    }
  }
}

function entryOf(context) {
  return `/modules/${context}/${MANIFEST}`;
}

/** Through our own origin, so that the content policy stays 'self' for modules that others host. */
function forward(url, request, response) {
  const { host: _, connection: __, ...headers } = request.headers;
  const upstream = httpRequest(url, { method: request.method, headers, timeout: ORIGIN_TIMEOUT_MS }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  upstream.on("timeout", () => upstream.destroy(new Error("timed out")));
  upstream.on("error", () => {
    if (response.headersSent) return response.destroy();
    respondText(response, 502, "This module's server does not answer");
  });
  response.on("close", () => upstream.destroy());
  upstream.end();
}
