import { renderInKit } from "@groundwork/kit/testing";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { type AskedField, type ConditionWords, GroupEditor, groupWords, whenMessages } from "../src/conditions";
import { comparedIn } from "../src/conditions/asked";
import type { Group } from "../src/conditions/model";
import { type DateTimeSetting, rules } from "../src/fields/date-time/rules";
import DateTimePanel from "../src/fields/date-time/settings-panel";
import { COMMON_SETTING } from "../src/fields/kind";
import { field } from "./form";

const TIMES: AskedField[] = ["from", "until"].map((id) => ({ id, type: "dateTime", setting: { timeOnly: true } }));

function settings(setting: Partial<DateTimeSetting>, isColumn = false) {
  const changed = vi.fn();
  renderInKit(
    <DateTimePanel
      field={field("dateTime", "On")}
      setting={{ ...COMMON_SETTING, ...rules.ownDefaults(), ...setting }}
      isColumn={isColumn}
      onChange={changed}
      onChangeField={() => {}}
      settingsOf={() => null}
    />,
  );
  return changed;
}

test("a day is made a time, which a submission may begin with", async () => {
  const changed = settings({ withTime: true });
  fireEvent.click(screen.getByLabelText("Starts with the day and time the form is begun"));
  expect(changed).toHaveBeenLastCalledWith({ beginsWithNow: true });
  await userEvent.click(screen.getByRole("combobox", { name: "What is asked for" }));
  await userEvent.click(await screen.findByRole("option", { name: "A time" }));
  expect(changed).toHaveBeenLastCalledWith({ withTime: false, timeOnly: true });
});

test("a column of a table begins with nothing", () => {
  settings({ timeOnly: true }, true);
  expect(screen.getByLabelText("A range with a start and an end")).toBeInTheDocument();
  expect(screen.queryByLabelText("Starts with the time the form is begun")).not.toBeInTheDocument();
});

function Editor({ onChange }: { onChange: (group: Group) => void }) {
  const t = whenMessages.useT();
  const comparisonCondition = { fieldState: { state: "less" as const, value: "" } };
  const first: Group = { nestedConditions: [{ fieldCondition: { fieldId: "from" }, comparisonCondition }] };
  const [group, setGroup] = useState(first);
  const name = (id: string) => (id === "from" ? "Starts at" : "Ends at");
  const find = (id: string) => TIMES.find((each) => each.id === id);
  const words: ConditionWords = { t, field: find, name, situation: null };
  const change = (next: Group) => {
    setGroup(next);
    onChange(next);
  };
  return (
    <>
      <GroupEditor name="when" group={group} fields={TIMES} words={words} onChange={change} />
      <output>{groupWords(words, group)}</output>
    </>
  );
}

test("a rule asks whether a time is before another one, in the words of days", async () => {
  expect(TIMES.map(comparedIn)).toEqual(["time", "time"]);
  let group: Group = {};
  renderInKit(<Editor onChange={(next) => (group = next)} />);
  const value = await screen.findByLabelText("Value");
  expect(value).toHaveAttribute("type", "time");
  fireEvent.change(value, { target: { value: "07:00" } });
  expect(screen.getByText("“Starts at” is before “07:00”")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("combobox", { name: "Compared with" }));
  expect(screen.queryByRole("option", { name: "Today" })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole("option", { name: "Ends at" }));
  const asked = group.nestedConditions?.[0]?.comparisonCondition?.fieldState;
  expect(asked).toEqual({ state: "less", value: null, otherFieldId: "until" });
});
