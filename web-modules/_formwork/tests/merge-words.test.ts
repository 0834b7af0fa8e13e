import { expect, test } from "vitest";
import { isOfBoth, keysOf } from "../src/editor/merge/setting-words";
import { COMMON_SETTING } from "../src/fields/kind";
import { FIELD_TYPES, KIND_RULES } from "../src/fields/registry";
import { TOGETHER } from "../src/merge/value";
import { fieldSettings } from "../src/messages/merge-fields/en";

/** Ids that a name goes with, which says both. */
const SAID_BY_ANOTHER = TOGETHER.flatMap((keys) => keys.slice(0, -1));

test.each(FIELD_TYPES)("what two people can both change of a field has words: %s", (type) => {
  const settings = Object.keys({ ...COMMON_SETTING, ...KIND_RULES[type].ownDefaults() });
  const isSaid = (key: string) => isOfBoth(key) || `merge.is.${key}` in fieldSettings || SAID_BY_ANOTHER.includes(key);
  expect(settings.filter((key) => !isSaid(key))).toEqual([]);
});

test("what is around a setting, and ids and numbers on the way to it, are not told", () => {
  const said = (path: string[]) => keysOf(path).filter((key) => isOfBoth(key) || `merge.is.${key}` in fieldSettings);
  expect(said(["setting", "options", "2", "label"])).toEqual(["options", "label"]);
  expect(said(["data", "stepName"])).toEqual(["name"]);
  expect(said([])).toEqual(["whole"]);
});
