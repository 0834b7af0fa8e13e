/** Other releases of the web: its sources with another kit, built, and served by the servers of production. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import type { Page, Route } from "@playwright/test";

export const ROOT = join(import.meta.dirname, "../../..");
const LEFT_OUT = new Set(["node_modules", "dist", "e2e", "tests", "bench"]);

/** Sources that may be changed before they are built. */
export class Release {
  readonly #root = mkdtempSync(join(tmpdir(), "groundwork-release-"));

  constructor() {
    for (const file of ["package.json", "tsconfig.base.json"]) cpSync(join(ROOT, file), join(this.#root, file));
    for (const folder of ["web-shell", "web-modules"]) {
      const filter = (path: string) =>
        !relative(ROOT, path)
          .split("/")
          .some((part) => LEFT_OUT.has(part));
      cpSync(join(ROOT, folder), join(this.#root, folder), { recursive: true, filter });
    }
    this.#linkPackages();
  }

  /** Others' packages as they are installed, our own from the copy. */
  #linkPackages(): void {
    const installed = join(ROOT, "node_modules");
    const packages = join(this.#root, "node_modules");
    mkdirSync(join(packages, "@groundwork"), { recursive: true });
    for (const name of readdirSync(installed).filter((each) => each !== "@groundwork" && !each.startsWith(".")))
      symlinkSync(join(installed, name), join(packages, name));
    for (const folder of readdirSync(join(this.#root, "web-modules")))
      symlinkSync(join(this.#root, "web-modules", folder), join(packages, "@groundwork", folder.replace(/^_/, "")));
  }

  change(file: string, how: (text: string) => string): this {
    const path = join(this.#root, file);
    const [before, after] = [readFileSync(path, "utf8"), how(readFileSync(path, "utf8"))];
    if (before === after) throw new Error(`${file} is as it was`);
    writeFileSync(path, after);
    return this;
  }

  ofKit(version: string): this {
    return this.change("web-modules/_kit/package.json", (text) => text.replace(/("version": ")[^"]+/, `$1${version}`));
  }

  /** Builds a part, "web-shell" for one; returns the folder with what was built. */
  async build(part: string): Promise<string> {
    const cwd = join(this.#root, part);
    const rsbuild = join(ROOT, "node_modules/@rsbuild/core/bin/rsbuild.js");
    await promisify(execFile)(process.execPath, [rsbuild, "build"], {
      cwd,
      env: { ...process.env, NODE_ENV: "production" },
    });
    return join(cwd, "dist");
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}

export interface Served {
  origin: string;
  close: () => void;
}

async function listening(server: Server): Promise<Served> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Servers {
  createWebServer: (options: object) => Server;
  createModuleServer: (folder: string) => Server;
}

/** A shell and, by context, its modules: each module behind a server of its own, as its image has it. */
export async function serve(shell: string, modules: Readonly<Record<string, string>>): Promise<Served> {
  const servers = (await Promise.all(
    ["server.mjs", "module-server.mjs"].map((file) => import(join(ROOT, "gateway/web", file))),
  )) as [Pick<Servers, "createWebServer">, Pick<Servers, "createModuleServer">];
  const [{ createWebServer }, { createModuleServer }] = servers;
  const origins = new Map<string, string>();
  const running: Served[] = [];
  for (const [context, folder] of Object.entries(modules)) {
    const module = await listening(createModuleServer(folder));
    running.push(module);
    origins.set(context, module.origin);
  }
  const web = await listening(createWebServer({ shellDir: shell, modulesDir: join(shell, "none"), origins }));
  return {
    origin: web.origin,
    close: () => {
      for (const each of [web, ...running]) each.close();
    },
  };
}

/** The page and its scripts come from there; what it calls is answered by the running system, whose policy holds. */
export async function visitThrough(page: Page, { origin }: Served, system: string): Promise<void> {
  const policy = (await page.request.get("/")).headers()["content-security-policy"] ?? "";
  const handOn = async (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${origin}${pathname}${search}` });
    const { "content-encoding": _, "content-length": __, ...headers } = response.headers();
    await route.fulfill({ response, headers: { ...headers, "content-security-policy": policy } });
  };
  const isPage = (url: URL) => url.origin === system && !/^\/(api|files)\//.test(url.pathname);
  await page.route(isPage, handOn);
}

/** A page that still fetches parts in advance would ask the system for those of another release. */
export async function leave(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.unrouteAll({ behavior: "wait" });
}

/** What stands in the tree, built: the last release, as far as those that are made here are later. */
export function built(part: string): string {
  return join(ROOT, part, "dist");
}

/** "1.4.2" and "minor" is "1.5.0". */
export function later(version: string, step: "major" | "minor", by = 1): string {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return step === "major" ? `${major + by}.0.0` : `${major}.${minor + by}.0`;
}
