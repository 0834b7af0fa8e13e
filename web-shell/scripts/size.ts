/**
 * Checks what a first visit downloads, as the web server sends it (brotli). The shell: every script that its page
 * names. A module: its heaviest page with what that may load later, one part at a time; what the shell provides is not
 * counted again. What is shared by two parts is counted once.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Load } from "../../web-modules/_kit/build/loads.ts";

const SHELL_LIMIT = 200_000;
const PAGE_LIMIT = 120_000;
/** What weighs more for a reason, with what it loads in its turn, and is loaded by its page alone. */
const HEAVY_PARTS: Readonly<Record<string, number>> = {
  // A map that draws itself without a server of maps: docs/decisions/0181-a-map-without-a-server.md.
  "attendance: ./pages/track › ../features/track/track-map": 500_000,
  // The same map, to draw a fence on.
  "attendance: ./features/fence/fence-tab › ./fence-map": 500_000,
  // Fields of every kind beside the drawing, where its conditions ask for them while it is played.
  "workflow: ./pages/workflow-editor › ../play/play-panel › ./entered": 172_000,
};
const ENTRY = "__federation_expose_app";
const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

interface Row {
  name: string;
  size: number;
  limit: number;
}

function compressed(file: string): number {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;
}

function shellSize(): number {
  const dist = join(root, "web-shell/dist");
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const scripts = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map((match) => match[1] ?? "");
  return scripts.reduce((sum, script) => sum + compressed(join(dist, script)), 0);
}

/** Every way from the entry to a part: what is there once somebody has gone it. */
function ways(loads: Load[]): { parts: string[]; files: Set<string> }[] {
  const inside = (part: string) => loads.filter((load) => load.within.includes(part));
  const onwards = (parts: string[], files: Set<string>): { parts: string[]; files: Set<string> }[] =>
    inside(parts.at(-1) ?? "")
      .filter((load) => !parts.includes(load.part))
      .flatMap((load) => {
        const way = { parts: [...parts, load.part], files: new Set([...files, ...load.files]) };
        return [way, ...onwards(way.parts, way.files)];
      });
  const start = loads.filter((load) => load.part === ENTRY || load.within.length === 0);
  // The entry that the build needs but no page loads.
  const files = start.filter((load) => load.part !== "./src/index.ts").flatMap((load) => load.files);
  return onwards([ENTRY], new Set(files));
}

function limitOf(way: string): number {
  const heavy = Object.keys(HEAVY_PARTS).find((each) => way === each || way.startsWith(`${each} › `));
  return heavy ? (HEAVY_PARTS[heavy] ?? PAGE_LIMIT) : PAGE_LIMIT;
}

/** The heaviest of a module, and of what has a limit of its own. */
function heaviest(name: string, dist: string): Row[] {
  const loads = JSON.parse(readFileSync(join(dist, "loads.json"), "utf8")) as Load[];
  const rows = ways(loads).map(({ parts, files }) => {
    const way = `${name}: ${parts.slice(1).join(" › ")}`;
    const size = [...files].reduce((sum, file) => sum + compressed(join(dist, file)), 0);
    return { name: way, size, limit: limitOf(way) };
  });
  const heaviestOf = (limit: number) => rows.filter((row) => row.limit === limit).sort((a, b) => b.size - a.size)[0];
  if (!heaviestOf(PAGE_LIMIT)) throw new Error(`${name} has no pages`);
  return [...new Set([PAGE_LIMIT, ...rows.map((row) => row.limit)])].flatMap((limit) => heaviestOf(limit) ?? []);
}

const rows: Row[] = [{ name: "shell", size: shellSize(), limit: SHELL_LIMIT }];
for (const name of readdirSync(join(root, "web-modules")).sort()) {
  const dist = join(root, "web-modules", name, "dist");
  if (!name.startsWith("_") && existsSync(dist)) rows.push(...heaviest(name, dist));
}
for (const { name, size, limit } of rows) {
  const verdict = size <= limit ? "ok" : "TOO LARGE";
  console.log(`${name.padEnd(60)} ${(size / 1000).toFixed(1).padStart(7)} kB of ${limit / 1000} kB  ${verdict}`);
}
if (rows.some(({ size, limit }) => size > limit)) process.exitCode = 1;
