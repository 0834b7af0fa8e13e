import { resolve } from "node:path";
import { catalogueProblems, unusedKeys } from "@groundwork/kit/testing";
import { expect, test } from "vitest";
import { en } from "../src/messages/en";
import { share } from "../src/messages/share/en";
import shareZhCn from "../src/messages/share/zh-cn";
import zhCn from "../src/messages/zh-cn";

test("Chinese says what English says", () => {
  expect(catalogueProblems(en, zhCn)).toEqual([]);
  expect(catalogueProblems(share, shareZhCn)).toEqual([]);
});

test("everything that the catalogue says is said somewhere", () => {
  expect(unusedKeys({ ...en, ...share }, resolve(import.meta.dirname, "../src"))).toEqual([]);
});
