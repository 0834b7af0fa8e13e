import { catalogueProblems } from "@groundwork/kit/testing";
import { expect, it } from "vitest";
import { en } from "../src/messages/en";
import zhCn from "../src/messages/zh-cn";

it("says the same in both languages", () => {
  expect(catalogueProblems(en, zhCn)).toEqual([]);
});
