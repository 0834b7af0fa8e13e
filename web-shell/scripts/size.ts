/**
 * Checks what a first visit downloads, as the web server sends it (brotli). The shell: every script that its page
 * names. A module: all of its scripts, so the limit holds for every page; what the shell provides is not counted again.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const SHELL_LIMIT = 200_000;
const MODULE_LIMIT = 120_000;
const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

function compressed(file: string): number {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;
}

function shellSize(): number {
  const dist = join(root, "web-shell/dist");
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const scripts = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map((match) => match[1] ?? "");
  return scripts.reduce((sum, script) => sum + compressed(join(dist, script)), 0);
}

function moduleSize(dist: string): number {
  const scripts = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter(
    // The entry that the build needs but no page loads.
    (file) => file.endsWith(".js") && !/^static\/js\/index\.[0-9a-f]+\.js$/.test(file),
  );
  return scripts.reduce((sum, script) => sum + compressed(join(dist, script)), 0);
}

const rows = [{ name: "shell", size: shellSize(), limit: SHELL_LIMIT }];
for (const name of readdirSync(join(root, "web-modules")).sort()) {
  const dist = join(root, "web-modules", name, "dist");
  if (!name.startsWith("_") && existsSync(dist)) rows.push({ name, size: moduleSize(dist), limit: MODULE_LIMIT });
}
for (const { name, size, limit } of rows) {
  const verdict = size <= limit ? "ok" : "TOO LARGE";
  console.log(`${name.padEnd(20)} ${(size / 1000).toFixed(1).padStart(7)} kB of ${limit / 1000} kB  ${verdict}`);
}
if (rows.some(({ size, limit }) => size > limit)) process.exitCode = 1;
