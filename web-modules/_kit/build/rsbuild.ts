/**
 * The one build preset of the web: the shell and every module are built by it, so that they agree on what is shared.
 *
 * The shell provides React and the kit; a module consumes them and ships neither (`import: false`). Remotes are not
 * named here: the shell reads them at run time from /modules/registry.json.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pluginModuleFederation } from "@module-federation/rsbuild-plugin";
import { defineConfig, type RsbuildConfig, type Rspack } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";
import { pluginFiles } from "./files.ts";
import { pluginLoads } from "./loads.ts";
import { pluginPrecompress } from "./precompress.ts";
import { SHARED_EAGER, SHARED_LAZY } from "./shared.ts";

interface SharedEntry {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  eager?: boolean;
  import?: false;
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

const manifestIn = (place: string | URL): Manifest => JSON.parse(readFileSync(place, "utf8")) as Manifest;

function packageOf(request: string): string {
  const [first = "", second = ""] = request.split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}

function installedVersion(name: string): string {
  const isKit = name === "@groundwork/kit";
  const place = isKit ? "../package.json" : import.meta.resolve(`${name}/package.json`);
  return manifestIn(new URL(place, import.meta.url)).version;
}

/** What a module runs with is its own to say: the ranges of its package.json. */
function declaredRange(name: string): string {
  const range = manifestIn("package.json").dependencies?.[name];
  if (!range) throw new Error(`${process.cwd()}/package.json must say with which ${name} this module runs`);
  return range;
}

function shared(role: "shell" | "module"): Record<string, SharedEntry> {
  const entries: Record<string, SharedEntry> = {};
  for (const request of [...SHARED_EAGER, ...SHARED_LAZY]) {
    const name = packageOf(request);
    const requiredVersion = role === "module" ? declaredRange(name) : installedVersion(name);
    // Strict, because the runtime would otherwise give a module what it cannot run with, and only warn.
    const entry: SharedEntry = { singleton: true, strictVersion: true, requiredVersion };
    if (role === "module") entry.import = false;
    else if (SHARED_EAGER.includes(request)) entry.eager = true;
    entries[request] = entry;
  }
  return entries;
}

function common(entry: string): RsbuildConfig {
  return {
    plugins: [pluginReact(), pluginFiles(), pluginLoads(), pluginPrecompress()],
    source: { entry: { index: entry } },
    output: {
      target: "web",
      legalComments: "none",
      // Inlined assets would need `data:` sources in the content security policy.
      dataUriLimit: 0,
      overrideBrowserslist: ["chrome >= 120", "firefox >= 120", "safari >= 17", "edge >= 120"],
      sourceMap: { js: false, css: false },
    },
    // Nothing is served by the dev server; this only keeps the federation plugin from warning about it.
    server: { cors: { origin: [] } },
    performance: { printFileSize: false },
  };
}

/** What a module is built from; without them the build would fail far away from the cause. */
const NEEDED = {
  "src/index.ts": "the entry; nothing runs there, so its only line is `export {};`",
  "src/app.tsx": "what the shell loads: `export default defineModule({ messages, routes, … })`",
} as const;

function refuseIncomplete(context: string): void {
  const missing = Object.entries(NEEDED).filter(([file]) => !existsSync(file));
  if (missing.length === 0) return;
  const lines = missing.map(([file, purpose]) => `  ${file}: ${purpose}`);
  throw new Error(`The web module "${context}" lacks in ${process.cwd()}:\n${lines.join("\n")}`);
}

/** The configuration of a web module: `export default defineModule({ context: "forms" })`. */
export function defineModule({ context }: { context: string }): RsbuildConfig {
  refuseIncomplete(context);
  const base = common("./src/index.ts");
  return defineConfig({
    ...base,
    plugins: [
      ...(base.plugins ?? []),
      pluginModuleFederation({
        name: context.replaceAll("-", "_"),
        filename: "remoteEntry.js",
        exposes: { "./app": "./src/app.tsx" },
        shared: shared("module"),
        dts: false,
        manifest: { fileName: "mf-manifest.json" },
        // The federation runtime comes from the shell; otherwise each module's entry would carry its own 26 kB.
        experiments: { externalRuntime: true, optimization: { target: "web" } },
      }),
    ],
    output: { ...base.output, assetPrefix: `/modules/${context}/`, distPath: { root: "dist" } },
    // A module has no page of its own; the shell's is the only one.
    tools: { htmlPlugin: false },
  });
}

/**
 * Mantine's dialogs import its scroll area, and that takes one small hook from @floating-ui/react, a single file. The
 * file would thereby move into the first load, for menus and selects that most first pages do not open.
 */
const lightScrollArea: Rspack.RuleSetRule = {
  test: /@mantine[\\/]core[\\/]esm[\\/]components[\\/]ScrollArea[\\/]ScrollArea\.mjs$/,
  resolve: { alias: { "@floating-ui/react": fileURLToPath(new URL("./merge-refs.ts", import.meta.url)) } },
};

/** The configuration of the shell. */
export function defineShell(): RsbuildConfig {
  const base = common("./src/index.ts");
  return defineConfig({
    ...base,
    plugins: [
      ...(base.plugins ?? []),
      pluginModuleFederation({
        name: "shell",
        remotes: {},
        shared: shared("shell"),
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: "web", disableSnapshot: true } },
      }),
    ],
    tools: { rspack: { module: { rules: [lightScrollArea] } } },
    // The face of the text is needed by every page; without this it would be found only when the styles are read.
    performance: {
      ...base.performance,
      preload: { type: "all-assets", include: [/hyperlegible-next-latin-wght.*\.woff2$/] },
    },
    html: { template: "./src/index.html", scriptLoading: "defer" },
    output: { ...base.output, assetPrefix: "/", distPath: { root: "dist" } },
  });
}
