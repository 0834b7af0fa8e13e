import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { FIELD_TYPES } from "../src/rules";
import { cascadeCase, checkCase, ownershipCase, publishingCase, recomputeCase, structureCase } from "./vectors/body";
import { settleCase } from "./vectors/conditions";
import { fieldCase } from "./vectors/fields";
import { costCase, evaluateCase, referencesCase } from "./vectors/formula";
import { markedTextCase } from "./vectors/marked-text";
import { patternCase } from "./vectors/pattern";
import { shownCase, titlesCase } from "./vectors/shown";
import { validTimeCase } from "./vectors/valid-time";
import { writtenCase } from "./vectors/written";

type Case = { name: string } & Record<string, unknown>;

interface VectorFile {
  name: string;
  cases: Case[];
  /** Of a kind of field. */
  shown?: Case[];
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
  "body/marked-text.json": markedTextCase,
  "conditions/settle.json": settleCase,
  "values/check.json": checkCase,
  "values/cascade.json": cascadeCase,
  "values/recompute.json": recomputeCase,
  "values/pattern.json": patternCase,
  "values/written.json": writtenCase,
  "valid-time/states.json": validTimeCase,
  "formula/evaluate.json": evaluateCase,
  "formula/references.json": referencesCase,
  "formula/cost.json": costCase,
  ...Object.fromEntries(FIELD_TYPES.map((type) => [`fields/${fileOf(type)}`, fieldCase])),
};

// The browser of the tests has its own URL, which knows no files.
const ROOT = resolve(import.meta.dirname, "../../../proto/vectors");
const AREAS = ["body", "conditions", "values", "valid-time", "formula", "fields"];

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((path) => AREAS.includes(path.split("/")[0] ?? "") && path.endsWith(".json"))
  .map((path) => ({ path, file: JSON.parse(readFileSync(join(ROOT, path), "utf8")) as VectorFile }));

test("there are vectors, and each file has somebody who runs it", () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.map(({ path }) => path).filter((path) => !(path in RUNNERS))).toEqual([]);
});

test("every kind says how it is shown", () => {
  const kinds = files.filter(({ path }) => path.startsWith("fields/"));
  expect(kinds.map(({ path }) => path).sort()).toEqual(FIELD_TYPES.map((type) => `fields/${fileOf(type)}`).sort());
  expect(kinds.filter(({ file }) => !file.shown?.length).map(({ path }) => path)).toEqual([]);
});

describe.each(files)("$path", ({ path, file }) => {
  const run = RUNNERS[path] as ((testCase: unknown) => void | Promise<void>) | undefined;
  const show = shownCase as (testCase: unknown) => Promise<void>;
  const cases = [
    ...file.cases.map((testCase) => ({ testCase, run })),
    ...(file.shown ?? []).map((testCase) => ({ testCase, run: show })),
  ];
  test.each(cases.map((each) => [each.testCase.name, each] as const))("%s", (_, each) => each.run?.(each.testCase));
});
