import { resolve } from "node:path";
import { catalogueProblems, unusedKeys } from "@groundwork/kit/testing";
import { expect, test } from "vitest";
import { en } from "../src/messages/en";
import zhCn from "../src/messages/zh-cn";

test("Chinese says what English says", () => {
  expect(catalogueProblems(en, zhCn)).toEqual([]);
});

test("everything that the catalogue says is said somewhere", () => {
  expect(unusedKeys(en, resolve(import.meta.dirname, "../src"))).toEqual([]);
});

test("what is signed and approved at once has one name in Chinese, as the glossary has it", () => {
  expect(Object.entries(zhCn).filter(([, said]) => /工时周期/.test(said))).toEqual([]);
});
