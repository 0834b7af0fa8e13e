/**
 * Writes the types of the API from gateway/openapi.json. `--check` fails instead when they are out of step.
 *
 * openapi-typescript builds its output with TypeScript 5's compiler API, which the native compiler (7) no longer has;
 * the hook below gives it a version 5 of its own, under another name, that nothing else uses.
 */
import { readFile, writeFile } from "node:fs/promises";
import { registerHooks } from "node:module";

registerHooks({
  resolve: (specifier, context, next) => next(specifier === "typescript" ? "typescript-5" : specifier, context),
});

const { default: openapiTypescript, astToString } = await import("openapi-typescript");

const source = new URL("../../../gateway/openapi.json", import.meta.url);
const target = new URL("../src/api/schema.gen.ts", import.meta.url);
const banner = "// Generated from gateway/openapi.json by `npm run gen:api -w @groundwork/kit`. Do not edit.\n";

const ast = await openapiTypescript(source, { alphabetize: true, defaultNonNullable: true });
const text = banner + astToString(ast);

if (process.argv.includes("--check")) {
  if ((await readFile(target, "utf8")) !== text) {
    console.error("The API's types are out of step. Run: npm run gen:api -w @groundwork/kit");
    process.exitCode = 1;
  }
} else {
  await writeFile(target, text);
}
