/**
 * Writes the types of each context's calls into the module of its name (`src/api/schema.gen.ts`), from gateway/openapi.
 * `--other <documents> <modules>` writes the types of other documents elsewhere.
 *
 * openapi-typescript builds its output with TypeScript 5's compiler API, which the native compiler (7) no longer has;
 * the hook below gives it a version 5 of its own, under another name, that nothing else uses.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

registerHooks({
  resolve: (specifier, context, next) => next(specifier === "typescript" ? "typescript-5" : specifier, context),
});

const { default: openapiTypescript, astToString } = await import("openapi-typescript");

const [flag, otherDocuments, otherModules] = process.argv.slice(2);
const isForOther = flag === "--other" && otherDocuments !== undefined && otherModules !== undefined;
const documents = isForOther ? folder(otherDocuments) : new URL("../../../gateway/openapi/", import.meta.url);
const modules = isForOther ? folder(otherModules) : new URL("../../", import.meta.url);

function folder(path: string): URL {
  return pathToFileURL(`${path}/`);
}

async function contextsOf(): Promise<string[]> {
  const files = await readdir(documents);
  return files.map((file) => file.replace(/\.json$/, "")).sort();
}

async function typesOf(context: string): Promise<string> {
  // What has a default may be left out: otherwise a web could not be older than its service's new fields.
  const ast = await openapiTypescript(new URL(`${context}.json`, documents), {
    alphabetize: true,
    defaultNonNullable: false,
  });
  return `// Generated from gateway/openapi/${context}.json by \`npm run gen:api -w @groundwork/kit\`. Do not edit.
${astToString(ast)}
type Calls = paths;
type Models = components["schemas"];

declare module "@groundwork/kit/schema" {
    interface paths extends Calls {}
    interface SchemasOf {
        "${context}": Models;
    }
}
`;
}

async function removeThoseOfNobody(contexts: readonly string[]): Promise<void> {
  for (const name of await readdir(modules)) {
    if (!contexts.includes(name)) await rm(new URL(`${name}/src/api/schema.gen.ts`, modules), { force: true });
  }
}

const contexts = await contextsOf();
if (!isForOther) await removeThoseOfNobody(contexts);
for (const context of contexts) {
  // A service may be there before its screens.
  if (!isForOther && !existsSync(new URL(`${context}/package.json`, modules))) continue;
  const api = new URL(`${context}/src/api/`, modules);
  await mkdir(api, { recursive: true });
  await writeFile(new URL("schema.gen.ts", api), await typesOf(context));
}
