import { catalogueProblems } from "@groundwork/kit/testing";
import { expect, test } from "vitest";
import { en } from "../src/messages/en";
import zhCn from "../src/messages/zh-cn";
import { FIELD_TYPES } from "../src/rules";

test("Chinese says what English says", () => {
  expect(catalogueProblems(en, zhCn)).toEqual([]);
});

test("every kind of field has a name for the palette", () => {
  expect(FIELD_TYPES.filter((type) => !(`${type}.name` in en))).toEqual([]);
});
