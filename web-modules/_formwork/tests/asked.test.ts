import { expect, test } from "vitest";
import { comparedIn, namesItems } from "../src/conditions/asked";
import { comparedAs } from "../src/conditions/compare";
import { FIELD_TYPES, rulesOf } from "../src/fields/registry";

test("what can be asked of a kind is what the kind says itself", () => {
  const asked = FIELD_TYPES.map((type) => [type, comparedIn({ id: "", type, setting: {} })]);
  expect(asked).toEqual(FIELD_TYPES.map((type) => [type, comparedAs(rulesOf(type))]));
});

test("of a field with a list of the company, or of the directory, it is asked which items are chosen", () => {
  for (const type of ["dropdown", "singleSelection", "multipleSelection"]) {
    expect(namesItems({ id: "", type, setting: { choices: "list", listId: null } })).toBe(true);
    expect(namesItems({ id: "", type, setting: { choices: "custom", options: [] } })).toBe(false);
  }
  expect(namesItems({ id: "", type: "directory", setting: { of: "team" } })).toBe(true);
});
