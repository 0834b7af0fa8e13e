import { mergeBodies } from "@groundwork/formwork/merge";
import {
  type Body,
  type Condition,
  conditionsOf,
  type Field,
  newField,
  newPage,
  newRow,
} from "@groundwork/formwork/rules";
import { describe, expect, test } from "vitest";
import { changeField } from "../../src/features/builder/model/fields";
import { findField } from "../../src/features/builder/model/places";
import { newRule, withRules } from "../../src/features/builder/model/rules";

const options = [1, 2].map((id) => ({ id, label: `Option ${id}` }));
const choice = { ...newField("singleSelection", "State"), setting: setting({ label: "State", options }) };
const other = newField("singleSelection", "Another");
const base: Body = [newPage("Page", [newRow([choice]), newRow([other])])];

function setting(own: object): Field["setting"] {
  return { ...newField("singleSelection", "State").setting, ...own } as Field["setting"];
}

const changed = (body: Body, own: object, more: Partial<Field> = {}) =>
  changeField(body, choice.id, {
    setting: { ...(findField(body, choice.id) as Field).setting, ...own } as never,
    ...more,
  });
const adding = (label: string) => changed(base, { options: [...options, { id: 3, label }] });
const settingIn = (body: Body | undefined) =>
  (body && findField(body, choice.id)?.setting) as unknown as Record<string, unknown> | undefined;
const asking = (id: number): Partial<Condition> => ({
  nestedConditions: [
    { fieldCondition: { fieldId: choice.id }, comparisonCondition: { fieldState: { state: "anyOf", value: [id] } } },
  ],
});

describe("two people at the options of one field", () => {
  test("what both added is there, and what mine says of its own means it still", () => {
    const rule = newRule({ ...asking(3), outcomes: [{ type: "options", fieldIds: [choice.id], optionIds: [1, 3] }] });
    const given = newRule({ outcomes: [{ type: "value", fieldIds: [choice.id], value: { selected: [3] } }] });
    const mine = withRules(
      changed(base, { options: [...options, { id: 3, label: "Lost" }] }, { value: { selected: [3] } }),
      [rule, given],
    );
    const result = mergeBodies({ base, theirs: adding("Bent"), mine });
    expect(result?.clashes).toEqual([]);
    expect(settingIn(result?.content)?.options).toEqual(
      expect.arrayContaining([...options, { id: 3, label: "Bent" }, { id: 4, label: "Lost" }]),
    );
    expect(settingIn(result?.content)?.options).toHaveLength(4);
    expect(findField(result?.content ?? [], choice.id)?.value).toEqual({ selected: [4] });
    expect(conditionsOf(result?.content ?? [])).toMatchObject([
      { ...asking(4), outcomes: [{ optionIds: [1, 4] }] },
      { outcomes: [{ value: { selected: [4] } }] },
    ]);
  });

  test("a number that theirs had and removed again is not given to mine, and both keep what is highest", () => {
    const theirs = changed(base, { lastOption: 4 });
    const mine = changed(base, { options: [...options, { id: 3, label: "Lost" }], lastOption: 3 });
    const result = mergeBodies({ base, theirs, mine });
    expect(result?.clashes).toEqual([]);
    expect(settingIn(result?.content)).toMatchObject({
      options: [...options, { id: 5, label: "Lost" }],
      lastOption: 4,
    });
  });

  test("the same one, added by both, is there once", () => {
    const theirs = changed(adding("Bent"), { help: "Look at it" });
    const result = mergeBodies({ base, theirs, mine: changed(adding("Bent"), { label: "Condition" }) });
    expect(result?.clashes).toEqual([]);
    expect(settingIn(result?.content)?.options).toEqual([...options, { id: 3, label: "Bent" }]);
  });

  test("where a rule says the same of several fields, which of them are meant is asked", () => {
    const rule = newRule({ outcomes: [{ type: "options", fieldIds: [choice.id, other.id], optionIds: [3] }] });
    const result = mergeBodies({ base, theirs: adding("Bent"), mine: withRules(adding("Lost"), [rule]) });
    expect(result?.clashes).toMatchObject([{ path: ["setting", "options"] }]);
    expect(conditionsOf(result?.content ?? [])).toEqual([rule]);
  });

  test("a list of the company and what it is called count together, by its name", () => {
    const of = (listId: string, listName: string) => changed(base, { choices: "list", listId, listName });
    const [theirs, mine] = [of("0192f0e0-0000-7000-8000-000000000001", "Trades"), of(choice.id, "Rooms")];
    const result = mergeBodies({ base, theirs, mine });
    expect(result?.clashes).toMatchObject([{ path: ["setting", "listName"], mine: "Rooms", theirs: "Trades" }]);
    expect(settingIn(result?.content)).toMatchObject({ listId: choice.id, listName: "Rooms" });
    const key = result?.clashes[0]?.key ?? "";
    const chosen = mergeBodies({ base, theirs, mine }, new Map([[key, "theirs" as const]]));
    expect(settingIn(chosen?.content)).toMatchObject({ listId: settingIn(theirs)?.listId, listName: "Trades" });
  });

  test("a list that one of them chose alone is taken as it is", () => {
    const theirs = changed(base, { choices: "list", listId: choice.id, listName: "Rooms" });
    const result = mergeBodies({ base, theirs, mine: changed(base, { help: "Look at it" }) });
    expect(result?.clashes).toEqual([]);
    expect(settingIn(result?.content)).toMatchObject({ listId: choice.id, listName: "Rooms", help: "Look at it" });
  });
});
