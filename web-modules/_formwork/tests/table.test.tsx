import { renderInKit } from "@groundwork/kit/testing";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { completeBody, type Field, newPage, newRow, ownersOf, placesInTables } from "../src";
import { FieldSettings } from "../src/builder";
import { merge, setColumnWidth, setTitle } from "../src/fields/table/edit";
import { putField } from "../src/fields/table/place";
import { field, renderForm, renderRuled } from "./form";

const remark = field("shortText", "Remark", {}, { required: true });
const gaps = field("number", "Gaps", { unit: "mm" });
const twice = field("calculation", "Twice", { formula: `{${gaps.id}} * 2`, decimalPlaces: 0 });

/** “Item | Result”, then “Rails | Remark, Gaps”. */
function table(): Field {
  const made = field("table", "Checks");
  const at = (parts: Field["components"], row: number, column: number) => parts[row]?.[column]?.id ?? "";
  const says = (["Item", "Result", "By"] as const).reduce(
    (parts, title, column) => setTitle(parts, at(parts, 0, column), title),
    made.components,
  );
  const named = setTitle(says, at(says, 1, 0), "Rails");
  const filled = [remark, gaps].reduce((parts, each) => putField(parts, at(parts, 1, 1), each), named);
  return { ...made, components: merge(filled, { top: 2, left: 0, bottom: 2, right: 2 }) };
}

test("fields in cells are filled in, checked and computed with like any", async () => {
  const user = userEvent.setup();
  const { store } = renderForm([table(), twice]);
  expect(screen.getByRole("columnheader", { name: "Result" })).toBeTruthy();
  expect(screen.getByRole("rowheader", { name: "Rails" })).toBeTruthy();
  expect(store.check([remark.id, gaps.id])).toBe(false);
  await user.type(screen.getByRole("textbox", { name: /Remark/ }), "Loose");
  await user.type(screen.getByRole("textbox", { name: /Gaps/ }), "12");
  expect(store.values()).toMatchObject({ [remark.id]: "Loose", [gaps.id]: "12", [twice.id]: "24" });
  expect(store.check([remark.id, gaps.id])).toBe(true);
});

test("it is read as it was filled in", () => {
  renderForm([table()], { filled: true, values: { [remark.id]: "Loose" } });
  expect(within(screen.getByRole("table")).getByText("Loose")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("columns keep the width that was set, and what has no room is scrolled to, in filling in and in reading", () => {
  const wide = table();
  const set = { ...wide, components: setColumnWidth(wide.components, 0, 700) };
  for (const filled of [false, true]) {
    const { unmount } = renderForm([set], { filled });
    expect(screen.getByRole("table").style.getPropertyValue("--fw-table-width")).toBe("1000px");
    expect(screen.getByRole("region", { name: "Checks" }).tabIndex).toBe(0);
    unmount();
  }
});

test("rules hide a field in a cell, and a hidden table hides what is in it", () => {
  const weather = field("shortText", "Weather");
  const rule = (fieldId: string, value: string) => ({
    id: crypto.randomUUID(),
    nestedConditions: [
      {
        fieldCondition: { fieldId: weather.id },
        comparisonCondition: { fieldState: { state: "is" as const, value } },
      },
    ],
    outcomes: [{ type: "hide" as const, fieldIds: [fieldId] }],
  });
  const checks = table();
  const { store } = renderRuled([weather, checks], [rule(remark.id, "Dry"), rule(checks.id, "Snow")]);
  act(() => store.setValue(weather.id, "Dry"));
  expect(screen.queryByRole("textbox", { name: /Remark/ })).toBeNull();
  expect(screen.getByRole("textbox", { name: /Gaps/ })).toBeTruthy();
  act(() => store.setValue(weather.id, "Snow"));
  expect(screen.queryByRole("table")).toBeNull();
  expect(store.check([remark.id])).toBe(true);
});

test("whose step a table is, theirs are its fields, unless they say otherwise", () => {
  const checks = table();
  const own = completeBody([
    {
      id: "page",
      components: [{ id: "row", components: [{ ...checks, setting: { ...checks.setting, steps: ["s2"] } }] }],
    },
  ]);
  const nodes = ["s1", "s2"].map((id) => ({ id, type: "step", data: { triggerStep: id === "s1" } }));
  expect([...(ownersOf(own, { nodes }).get(remark.id) ?? [])]).toEqual(["s2"]);
});

function Builder({ start, onField }: { start: Field; onField: (field: Field) => void }): ReactNode {
  const [now, setNow] = useState(start);
  const body = completeBody([{ id: "page", components: [{ id: "row", components: [now] }] }]);
  const change = (next: Field) => {
    setNow(next);
    onField(next);
  };
  return <FieldSettings field={now} body={body} steps={[]} onChange={change} />;
}

async function renderSettings(start: Field): Promise<() => Field> {
  let latest = start;
  renderInKit(
    <Builder
      start={start}
      onField={(next) => {
        latest = next;
      }}
    />,
  );
  await act(() => import("../src/builder/own-settings"));
  await screen.findByRole("button", { name: "Merge cells" });
  return () => latest;
}

test("by keyboard alone cells are chosen, merged, split and filled", async () => {
  const user = userEvent.setup();
  const now = await renderSettings(field("table", ""));
  const first = screen.getByRole("button", { name: "Row 1, column 1: empty" });
  first.focus();
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
  screen.getByRole("button", { name: "Merge cells" }).focus();
  await user.keyboard("{Enter}");
  expect(now().components[0]?.map(({ colspan }) => colspan)).toEqual([2, 1]);
  await user.type(screen.getByRole("textbox", { name: "Text in the cell" }), "Item");
  expect(now().components[0]?.[0]?.title).toBe("Item");
  await user.click(screen.getByRole("combobox", { name: "Add a field to the cell" }));
  await user.click(screen.getByRole("option", { name: "Number" }));
  expect(now().components[0]?.[0]?.components.map(({ type }) => type)).toEqual(["number"]);
  await user.click(screen.getByRole("button", { name: "Split cell" }));
  expect(now().components[0]).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "Add row below" }));
  expect(now().components).toHaveLength(4);
  expect(screen.getByRole("button", { name: "Row 1, column 1: Item, Number" })).toBeTruthy();
});

test("who deletes a row with a field in it is asked first", async () => {
  const user = userEvent.setup();
  const now = await renderSettings(table());
  await user.click(screen.getByRole("button", { name: /^Row 2, column 2/ }));
  await user.click(screen.getByRole("button", { name: "Delete row" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("These fields go with it: Remark, Gaps.")).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Delete row" }));
  expect(now().components).toHaveLength(2);
});

test("a field in a cell is told by its table, row and column", () => {
  const places = placesInTables([newPage("Site", [newRow([table()]), newRow([twice])])]);
  expect(places.get(gaps.id)).toEqual(["Checks", "Rails", "Result"]);
  expect(places.get(remark.id)).toEqual(["Checks", "Rails", "Result"]);
  expect(places.has(twice.id)).toBe(false);
});
