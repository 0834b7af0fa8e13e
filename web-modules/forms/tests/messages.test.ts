import { resolve } from "node:path";
import { catalogueProblems, unusedKeys } from "@groundwork/kit/testing";
import { expect, test } from "vitest";
import { copying } from "../src/messages/copying/en";
import copyingZhCn from "../src/messages/copying/zh-cn";
import { en } from "../src/messages/en";
import { moveDialogs } from "../src/messages/move-dialogs/en";
import moveDialogsZhCn from "../src/messages/move-dialogs/zh-cn";
import { sample } from "../src/messages/sample/en";
import sampleZhCn from "../src/messages/sample/zh-cn";
import { share } from "../src/messages/share/en";
import shareZhCn from "../src/messages/share/zh-cn";
import { versions } from "../src/messages/versions/en";
import versionsZhCn from "../src/messages/versions/zh-cn";
import zhCn from "../src/messages/zh-cn";

test("Chinese says what English says", () => {
  expect(catalogueProblems(en, zhCn)).toEqual([]);
  expect(catalogueProblems(copying, copyingZhCn)).toEqual([]);
  expect(catalogueProblems(sample, sampleZhCn)).toEqual([]);
  expect(catalogueProblems(share, shareZhCn)).toEqual([]);
  expect(catalogueProblems(versions, versionsZhCn)).toEqual([]);
  expect(catalogueProblems(moveDialogs, moveDialogsZhCn)).toEqual([]);
});

test("everything that the catalogue says is said somewhere", () => {
  expect(
    unusedKeys(
      { ...en, ...copying, ...sample, ...share, ...versions, ...moveDialogs },
      resolve(import.meta.dirname, "../src"),
    ),
  ).toEqual([]);
});
