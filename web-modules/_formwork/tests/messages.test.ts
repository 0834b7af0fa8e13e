import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { catalogueProblems, unusedKeys } from "@groundwork/kit/testing";
import { expect, test } from "vitest";
import { drawing } from "../src/messages/drawing/en";
import drawingZhCn from "../src/messages/drawing/zh-cn";
import { en } from "../src/messages/en";
import { functions } from "../src/messages/functions/en";
import functionsZhCn from "../src/messages/functions/zh-cn";
import { kept } from "../src/messages/kept/en";
import keptZhCn from "../src/messages/kept/zh-cn";
import { rehearsal } from "../src/messages/rehearsal/en";
import rehearsalZhCn from "../src/messages/rehearsal/zh-cn";
import { warnings } from "../src/messages/warnings/en";
import warningsZhCn from "../src/messages/warnings/zh-cn";
import { when } from "../src/messages/when/en";
import whenZhCn from "../src/messages/when/zh-cn";
import zhCn from "../src/messages/zh-cn";
import { FIELD_TYPES, FUNCTION_NAMES } from "../src/rules";

test("Chinese says what English says", () => {
  expect(catalogueProblems(en, zhCn)).toEqual([]);
  expect(catalogueProblems(drawing, drawingZhCn)).toEqual([]);
  expect(catalogueProblems(functions, functionsZhCn)).toEqual([]);
  expect(catalogueProblems(kept, keptZhCn)).toEqual([]);
  expect(catalogueProblems(rehearsal, rehearsalZhCn)).toEqual([]);
  expect(catalogueProblems(warnings, warningsZhCn)).toEqual([]);
  expect(catalogueProblems(when, whenZhCn)).toEqual([]);
});

test("everything that the catalogue says is said somewhere", () => {
  expect(
    unusedKeys(
      { ...en, ...drawing, ...functions, ...kept, ...rehearsal, ...when },
      resolve(import.meta.dirname, "../src"),
    ),
  ).toEqual([]);
});

test("every kind of field has a name for the palette", () => {
  expect(FIELD_TYPES.filter((type) => !(`${type}.name` in en))).toEqual([]);
});

test("every function says what it takes and gives", () => {
  expect(FUNCTION_NAMES.map((name) => `function.${name}`).toSorted()).toEqual(Object.keys(functions).toSorted());
});

const VECTORS = resolve(import.meta.dirname, "../../../proto/vectors");

/** What the vectors say is wrong with values, by themselves and in a form. */
function codesOfValues(): string[] {
  const fields = readdirSync(`${VECTORS}/fields`).map((file) => `fields/${file}`);
  return [...fields, "values/check.json"].flatMap((file) => {
    const { cases } = JSON.parse(readFileSync(`${VECTORS}/${file}`, "utf8")) as {
      cases: { expected: { problems?: (string | { code: string })[] } }[];
    };
    return cases.flatMap(({ expected }) =>
      (expected.problems ?? []).map((problem) => (typeof problem === "string" ? problem : problem.code)),
    );
  });
}

test("what is wrong with a value is said without the words of editors", () => {
  const codes = new Set(codesOfValues());
  expect(codes.size).toBeGreaterThan(20);
  expect([...codes].filter((code) => !(`problem.${code}` in en))).toEqual([]);
});
