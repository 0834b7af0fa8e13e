import { resolve } from "node:path";
import { catalogueProblems, unusedKeys } from "@groundwork/kit/testing";
import { expect, test } from "vitest";
import { en } from "../src/messages/en";
import { rehearsal } from "../src/messages/rehearsal/en";
import rehearsalZhCn from "../src/messages/rehearsal/zh-cn";
import { when } from "../src/messages/when/en";
import whenZhCn from "../src/messages/when/zh-cn";
import zhCn from "../src/messages/zh-cn";
import { FIELD_TYPES } from "../src/rules";

test("Chinese says what English says", () => {
  expect(catalogueProblems(en, zhCn)).toEqual([]);
  expect(catalogueProblems(rehearsal, rehearsalZhCn)).toEqual([]);
  expect(catalogueProblems(when, whenZhCn)).toEqual([]);
});

test("everything that the catalogue says is said somewhere", () => {
  expect(unusedKeys({ ...en, ...rehearsal, ...when }, resolve(import.meta.dirname, "../src"))).toEqual([]);
});

test("every kind of field has a name for the palette", () => {
  expect(FIELD_TYPES.filter((type) => !(`${type}.name` in en))).toEqual([]);
});
