/**
 * Writes the types of the API, and which of its calls only read, from gateway/openapi.json. `--check` fails instead when they are out of step;
 * `--types <document> <file>` writes the types of another document elsewhere.
 *
 * openapi-typescript builds its output with TypeScript 5's compiler API, which the native compiler (7) no longer has;
 * the hook below gives it a version 5 of its own, under another name, that nothing else uses.
 */
import { readFile, writeFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

registerHooks({
  resolve: (specifier, context, next) => next(specifier === "typescript" ? "typescript-5" : specifier, context),
});

const { default: openapiTypescript, astToString } = await import("openapi-typescript");

const source = new URL("../../../gateway/openapi.json", import.meta.url);
const banner = "// Generated from gateway/openapi.json by `npm run gen:api -w @groundwork/kit`. Do not edit.\n";

interface Operation {
  "x-reads"?: boolean;
}

/** The calls that only read though they are no GETs: they need no Idempotency-Key. */
async function readsOf(): Promise<string> {
  const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(await readFile(source, "utf8"));
  const reads = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => (operation["x-reads"] ? [`${method} ${path}`] : [])),
  );
  const lines = reads.sort().map((each) => `  "${each}",\n`);
  return `${banner}export const READS: ReadonlySet<string> = new Set([\n${lines.join("")}]);\n`;
}

async function typesOf(document: URL): Promise<string> {
  // What has a default may be left out: otherwise a web could not be older than its service's new fields.
  const ast = await openapiTypescript(document, { alphabetize: true, defaultNonNullable: false });
  return banner + astToString(ast);
}

const [flag, otherDocument, otherTarget] = process.argv.slice(2);
const isForOther = flag === "--types" && otherDocument !== undefined && otherTarget !== undefined;
if (isForOther) await writeFile(otherTarget, await typesOf(pathToFileURL(otherDocument)));

const files = isForOther ? {} : { "schema.gen.ts": await typesOf(source), "reads.gen.ts": await readsOf() };

for (const [name, text] of Object.entries(files)) {
  const target = new URL(`../src/api/${name}`, import.meta.url);
  if (!process.argv.includes("--check")) await writeFile(target, text);
  else if ((await readFile(target, "utf8")) !== text) {
    console.error(`${name} is out of step. Run: npm run gen:api -w @groundwork/kit`);
    process.exitCode = 1;
  }
}
