import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { type AskedField, type ConditionWords, GroupEditor, groupWords, whenMessages } from "../src/conditions";
import type { Group } from "../src/conditions/model";

const INSPECTOR: AskedField = { id: "inspector", type: "directory", setting: { of: "person" } };
const SUPPLIER: AskedField = { id: "supplier", type: "dropdown", setting: { choices: "list", listId: "list-1" } };
const NAMES = new Map([
  ["inspector", "Inspector"],
  ["supplier", "Supplier"],
]);

function Editor({ of, onChange }: { of: AskedField; onChange: (group: Group) => void }) {
  const t = whenMessages.useT();
  const comparisonCondition = { fieldState: { state: "anyOf" as const, value: null, named: [] } };
  const first: Group = { nestedConditions: [{ fieldCondition: { fieldId: of.id }, comparisonCondition }] };
  const [group, setGroup] = useState(first);
  const words: ConditionWords = { t, field: () => of, name: (id) => NAMES.get(id) ?? "", situation: null };
  const change = (next: Group) => {
    setGroup(next);
    onChange(next);
  };
  return (
    <>
      <GroupEditor name="when" group={group} fields={[of]} words={words} onChange={change} />
      <output>{groupWords(words, group)}</output>
    </>
  );
}

test("items of one name say what they lie under, and are kept by their name alone", async () => {
  const room = (choiceId: string, parentLabel: string, code: string) => ({
    choiceId,
    label: "Room 1",
    parentLabel,
    code,
  });
  const items = [
    room("u1", "Floor 1", "101"),
    room("u2", "Floor 2", ""),
    { ...room("u3", "Floor 2", ""), label: "Hall" },
  ];
  fakeApi({
    "GET /api/ChoiceList/QueryChoices": () => ({ data: items, totalCount: 3, pageNumber: 1, pageCount: 100 }),
  });
  let group: Group = {};
  renderInKit(<Editor of={SUPPLIER} onChange={(next) => (group = next)} />);
  await userEvent.click(await screen.findByRole("combobox", { name: "Value" }));
  expect(await screen.findByRole("option", { name: "Room 1 (Floor 1 · 101)" })).toBeVisible();
  expect(screen.getByRole("option", { name: "Hall" })).toBeVisible();
  await userEvent.click(screen.getByRole("option", { name: "Room 1 (Floor 2)" }));
  const asked = group.nestedConditions?.[0]?.comparisonCondition?.fieldState;
  expect(asked?.named).toEqual([{ id: "u2", label: "Room 1" }]);
});

test.each([
  [INSPECTOR, "/api/Member/QueryMembers", { userId: "u1", fullName: "Tan Mei Ling", email: "" }, "u1", "Inspector"],
  [SUPPLIER, "/api/ChoiceList/QueryChoices", { choiceId: "u1", label: "Tan Mei Ling", code: "" }, "u1", "Supplier"],
] as const)("who or what is asked for is chosen from what the company has: %o", async (of, path, item, id, name) => {
  fakeApi({ [`GET ${path}`]: () => ({ data: [item], totalCount: 1, pageNumber: 1, pageCount: 100 }) });
  let group: Group = {};
  renderInKit(<Editor of={of} onChange={(next) => (group = next)} />);
  await userEvent.click(await screen.findByRole("combobox", { name: "Value" }));
  await userEvent.click(await screen.findByRole("option", { name: "Tan Mei Ling" }));
  const asked = group.nestedConditions?.[0]?.comparisonCondition?.fieldState;
  expect(asked).toEqual({ state: "anyOf", value: null, named: [{ id, label: "Tan Mei Ling" }] });
  expect(await screen.findByText(`“${name}” is “Tan Mei Ling”`)).toBeVisible();
});
