import { expect, test } from "vitest";
import { wordsOf } from "../src/editor/merge/setting-words";
import { COMMON_SETTING } from "../src/fields/kind";
import { FIELD_TYPES, KIND_RULES } from "../src/fields/registry";

test.each(FIELD_TYPES)("what two people can both change of a field has words: %s", (type) => {
  const settings = Object.keys({ ...COMMON_SETTING, ...KIND_RULES[type].ownDefaults() });
  expect(settings.filter((key) => wordsOf(["setting", key]).length !== 1)).toEqual([]);
});

test("what is around a setting, and ids and numbers on the way to it, are not told", () => {
  expect(wordsOf(["setting", "options", "2", "label"])).toEqual(["options", "label"]);
  expect(wordsOf(["data", "stepName"])).toEqual(["name"]);
  expect(wordsOf([])).toEqual(["whole"]);
});
