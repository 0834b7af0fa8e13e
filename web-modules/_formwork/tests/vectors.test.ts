import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { FIELD_TYPES } from "../src/rules";
import { checkCase, ownershipCase, publishingCase, recomputeCase, structureCase } from "./vectors/body";
import { fieldCase } from "./vectors/fields";
import { costCase, evaluateCase, referencesCase } from "./vectors/formula";
import { shownCase, titlesCase } from "./vectors/shown";

interface VectorFile {
  name: string;
  cases: ({ name: string } & Record<string, unknown>)[];
}

type Runner = (testCase: never) => void | Promise<void>;

function fileOf(fieldType: string): string {
  return `${fieldType.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
}

/** Who runs which file of proto/vectors; the server runs the same. */
const RUNNERS: Record<string, Runner> = {
  "body/structure.json": structureCase,
  "body/publishing.json": publishingCase,
  "body/ownership.json": ownershipCase,
  "body/titles.json": titlesCase,
  "values/check.json": checkCase,
  "values/recompute.json": recomputeCase,
  "formula/evaluate.json": evaluateCase,
  "formula/references.json": referencesCase,
  "formula/cost.json": costCase,
  ...Object.fromEntries(FIELD_TYPES.map((type) => [`fields/${fileOf(type)}`, fieldCase])),
  ...Object.fromEntries(FIELD_TYPES.map((type) => [`shown/${fileOf(type)}`, shownCase])),
};

// The browser of the tests has its own URL, which knows no files.
const ROOT = resolve(import.meta.dirname, "../../../proto/vectors");
const AREAS = ["body", "values", "formula", "fields", "shown"];

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((path) => AREAS.includes(path.split("/")[0] ?? "") && path.endsWith(".json"))
  .map((path) => ({ path, file: JSON.parse(readFileSync(join(ROOT, path), "utf8")) as VectorFile }));

test("there are vectors, and each file has somebody who runs it", () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.map(({ path }) => path).filter((path) => !(path in RUNNERS))).toEqual([]);
});

describe.each(files)("$path", ({ path, file }) => {
  const run = RUNNERS[path] as ((testCase: unknown) => void | Promise<void>) | undefined;
  test.each(file.cases.map((testCase) => [testCase.name, testCase] as const))("%s", (_, testCase) => run?.(testCase));
});
