import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { catalogueProblems, unusedKeys } from "@groundwork/kit/testing";
import { expect, test } from "vitest";
import { en } from "../src/messages/en";
import { problems } from "../src/messages/problems/en";
import zhCn from "../src/messages/zh-cn";
import { FIELD_TYPES } from "../src/rules";

test("Chinese says what English says", () => {
  expect(catalogueProblems(en, zhCn)).toEqual([]);
});

test("everything that the catalogue says is said somewhere", () => {
  expect(unusedKeys(en, resolve(import.meta.dirname, "../src"))).toEqual([]);
});

test("every kind of field has a name for the palette", () => {
  expect(FIELD_TYPES.filter((type) => !(`${type}.name` in en))).toEqual([]);
});

interface CodeCase {
  name: string;
  expected: { values: string[] };
}

test("every code of a problem has its words, with the values that the server gives", () => {
  // The browser of the tests has its own URL, which knows no files.
  const file = resolve(import.meta.dirname, "../../../proto/vectors/problems.json");
  const { cases } = JSON.parse(readFileSync(file, "utf8")) as { cases: CodeCase[] };
  const known = Object.fromEntries(
    cases.map(({ name, expected }) => [`problem.${name}`, expected.values.map((value) => `{${value}}`).join() || "-"]),
  );
  // The forms service's own, and the words for a code of a newer release.
  const others = ["problem.validTimeStepMissing", "problem.validTimeDaysMissing", "problem.other"];
  expect(catalogueProblems(known, problems).filter((each) => !others.some((key) => each.startsWith(key)))).toEqual([]);
});
