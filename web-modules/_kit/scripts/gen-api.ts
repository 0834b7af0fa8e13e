/**
 * Writes the types of the API, a file a context and one that joins them, and which of its calls only read, from
 * gateway/openapi. `--types <documents> <folder>` writes the types of other documents elsewhere.
 *
 * openapi-typescript builds its output with TypeScript 5's compiler API, which the native compiler (7) no longer has;
 * the hook below gives it a version 5 of its own, under another name, that nothing else uses.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

registerHooks({
  resolve: (specifier, context, next) => next(specifier === "typescript" ? "typescript-5" : specifier, context),
});

const { default: openapiTypescript, astToString } = await import("openapi-typescript");

const [flag, otherDocuments, otherTarget] = process.argv.slice(2);
const isForOther = flag === "--types" && otherDocuments !== undefined && otherTarget !== undefined;
const documents = isForOther ? folder(otherDocuments) : new URL("../../../gateway/openapi/", import.meta.url);
const schema = isForOther ? folder(otherTarget) : new URL("../src/api/schema/", import.meta.url);
const banner = "// Generated from gateway/openapi by `npm run gen:api -w @groundwork/kit`. Do not edit.\n";

interface Operation {
  "x-reads"?: boolean;
}

function folder(path: string): URL {
  return pathToFileURL(`${path}/`);
}

async function contextsOf(): Promise<string[]> {
  const files = await readdir(documents);
  return files.map((file) => file.replace(/\.json$/, "")).sort();
}

/** The calls that only read though they are no GETs: they need no Idempotency-Key. */
async function readsOf(contexts: readonly string[]): Promise<string> {
  const calls = await Promise.all(
    contexts.map(async (context) => {
      const text = await readFile(new URL(`${context}.json`, documents), "utf8");
      const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(text);
      return Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).flatMap(([method, operation]) =>
          operation["x-reads"] ? [`${method} ${path}`] : [],
        ),
      );
    }),
  );
  const lines = calls
    .flat()
    .sort()
    .map((each) => `  "${each}",\n`);
  return `${banner}export const READS: ReadonlySet<string> = new Set([\n${lines.join("")}]);\n`;
}

async function typesOf(context: string): Promise<string> {
  // What has a default may be left out: otherwise a web could not be older than its service's new fields.
  const ast = await openapiTypescript(new URL(`${context}.json`, documents), {
    alphabetize: true,
    defaultNonNullable: false,
  });
  return banner + astToString(ast);
}

/** All calls as one interface. A model's name is its context's own: two may call different things alike. */
function joined(contexts: readonly string[]): string {
  const imports = contexts.map((each, at) => `import type * as context${at} from "./${each}.gen";\n`);
  const paths = contexts.map((_, at) => `context${at}.paths`).join(", ");
  const schemas = contexts.map((each, at) => `  "${each}": context${at}.components["schemas"];\n`);
  return `${banner}${imports.join("")}
export interface paths extends ${paths} {}
export interface SchemasOf {
${schemas.join("")}}
`;
}

const contexts = await contextsOf();
await rm(schema, { recursive: true, force: true });
await mkdir(schema, { recursive: true });
for (const context of contexts) await writeFile(new URL(`${context}.gen.ts`, schema), await typesOf(context));
await writeFile(new URL("index.gen.ts", schema), joined(contexts));
if (!isForOther) await writeFile(new URL("../reads.gen.ts", schema), await readsOf(contexts));
