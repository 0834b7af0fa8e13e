import { renderInKit } from "@groundwork/kit/testing";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { describe, expect, test } from "vitest";
import { type Body, completeBody, type Field } from "../src";
import { FieldSettings, usePalette } from "../src/builder";
import { toIds, toNames } from "../src/fields/calculation/formula-names";
import { field } from "./form";

function bodyOf(fields: readonly Field[]): Body {
  return completeBody([{ id: "page", components: [{ id: "row", components: fields }] }]);
}

interface BuilderProps {
  fields: readonly Field[];
  onField: (field: Field) => void;
}

function Builder({ fields, onField }: BuilderProps): ReactNode {
  const [selected, setSelected] = useState(fields.at(-1) as Field);
  const steps = [{ id: "s1", name: "Checker" }];
  const change = (field: Field) => {
    setSelected(field);
    onField(field);
  };
  return (
    <FieldSettings field={selected} body={bodyOf([...fields.slice(0, -1), selected])} steps={steps} onChange={change} />
  );
}

/** Draws the settings of the last of these fields; the answer is that field as it was last changed. */
async function renderSettings(fields: readonly Field[]): Promise<() => Field | undefined> {
  const changes: Field[] = [];
  renderInKit(<Builder fields={fields} onField={(field) => changes.push(field)} />);
  // What only its kind has is a part of its own, and the options in it.
  await act(() => import("../src/builder/own-settings"));
  await act(() => import("../src/fields/selection/options-editor"));
  return () => changes.at(-1);
}

function Palette({ search }: { search: string }): ReactNode {
  return usePalette(search).map((group) => (
    <p key={group.group}>{`${group.name}: ${group.entries.map((entry) => entry.name).join()}`}</p>
  ));
}

test("the palette groups the kinds and finds them in any case", () => {
  renderInKit(<Palette search="SIGN" />);
  expect(screen.getByText("Miscellaneous: Signature")).toBeInTheDocument();
});

test.each([
  ["email", "E-mail"],
  ["currency", "Number"],
  ["Camera", "Upload"],
  ["tick", "Multiple"],
  ["checkbox", "Multiple"],
  ["list", "Dropdown"],
])("the palette finds by “%s” what one would call so: %s", async (search, name) => {
  renderInKit(<Palette search={search} />);
  expect(await screen.findByText(new RegExp(name))).toBeInTheDocument();
});

function NewSelection(): ReactNode {
  const entry = usePalette("single").flatMap(({ entries }) => entries)[0];
  const { options = [] } = (entry?.newField().setting ?? {}) as { options?: { id: number; label: string }[] };
  return <p>{options.map(({ id, label }) => `${id} ${label}`).join()}</p>;
}

test("a new single selection has something to choose", () => {
  renderInKit(<NewSelection />);
  expect(screen.getByText("1 Option 1,2 Option 2,3 Option 3")).toBeInTheDocument();
});

describe("settings", () => {
  test("of every kind start with label, help and required", async () => {
    const latest = await renderSettings([field("shortText", "Weather")]);
    await userEvent.type(screen.getByRole("textbox", { name: "Label" }), " today");
    await userEvent.click(screen.getByRole("checkbox", { name: "Required" }));
    expect(latest()).toMatchObject({ required: true, setting: { label: "Weather today" } });
  });

  test("of options never give a removed option's number to another", async () => {
    const options = [
      { id: 1, label: "Yes" },
      { id: 2, label: "No" },
    ];
    const latest = await renderSettings([field("singleSelection", "Done", { options })]);
    await userEvent.click(screen.getByRole("button", { name: "Remove “No”" }));
    await userEvent.click(screen.getByRole("button", { name: "Add an option" }));
    expect(latest()?.setting).toMatchObject({
      options: [
        { id: 1, label: "Yes" },
        { id: 3, label: "Option 2" },
      ],
    });
  });

  test("of options go on to the next that still has its given name; only then one is added", async () => {
    const options = [1, 2, 3].map((id) => ({ id, label: `Option ${id}` }));
    const latest = await renderSettings([field("singleSelection", "Weather", { options })]);
    const first = screen.getByRole("textbox", { name: "Option 1" });
    await userEvent.clear(first);
    await userEvent.type(first, "Dry{Enter}");
    await userEvent.keyboard("Rain{Enter}Wind{Enter}Snow");
    const { options: written = [] } = (latest()?.setting ?? {}) as { options?: { label: string }[] };
    expect(written.map(({ label }) => label)).toEqual(["Dry", "Rain", "Wind", "Snow"]);
  });

  test("of options are written one after the other, and moved", async () => {
    const latest = await renderSettings([field("singleSelection", "Done", { options: [{ id: 1, label: "Yes" }] })]);
    const labels = () => {
      const { options = [] } = (latest()?.setting ?? {}) as { options?: { label: string }[] };
      return options.map(({ label }) => label);
    };
    await userEvent.click(screen.getByRole("button", { name: "Add an option" }));
    expect(screen.getByRole("textbox", { name: "Option 2" })).toHaveFocus();
    await userEvent.keyboard("No{Enter}Later");
    expect(labels()).toEqual(["Yes", "No", "Later"]);
    await userEvent.type(screen.getByRole("textbox", { name: "Option 1" }), "{Enter}Partly");
    expect(labels()).toEqual(["Yes", "Partly", "No", "Later"]);
    await userEvent.click(screen.getByRole("button", { name: "Move “Later”" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Up" }));
    expect(labels()).toEqual(["Yes", "Partly", "Later", "No"]);
  });

  test.each([
    ["shortText", 1],
    ["calculation", 0],
    ["headerSection", 0],
  ] as const)("offer the steps that fill it in only of what is filled in: %s", async (kind, times) => {
    await renderSettings([field(kind, "Area")]);
    expect(screen.queryAllByText("Steps that fill it in")).toHaveLength(times);
  });

  test("of options have steps of their own back and forth, by buttons and by keys", async () => {
    const options = [
      { id: 1, label: "Dry" },
      { id: 2, label: "Rain" },
    ];
    const latest = await renderSettings([field("singleSelection", "Weather", { options })]);
    const written = () => {
      const setting = latest()?.setting as unknown as { options: { label: string }[] } | undefined;
      return setting?.options.map(({ label }) => label);
    };
    const undo = () => screen.getByRole("button", { name: "Undo in this list" });
    const redo = () => screen.getByRole("button", { name: "Redo in this list" });
    expect(undo()).toBeDisabled();
    await userEvent.type(screen.getByDisplayValue("Dry"), " day");
    await userEvent.click(screen.getByRole("button", { name: "Add an option" }));
    expect(written()).toEqual(["Dry day", "Rain", "Option 3"]);
    await userEvent.click(undo());
    expect(written()).toEqual(["Dry day", "Rain"]);
    await userEvent.click(screen.getByDisplayValue("Dry day"));
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(written()?.[0]).not.toBe("Dry day");
    await userEvent.keyboard("{Control>}y{/Control}");
    await userEvent.click(redo());
    expect(written()).toEqual(["Dry day", "Rain", "Option 3"]);
    expect(redo()).toBeDisabled();
  });

  test("of a formula are written with labels and kept with ids", async () => {
    const length = field("shortText", "Length", {}, { value: "4" });
    const latest = await renderSettings([length, field("calculation", "Area")]);
    const formula = screen.getByRole("textbox", { name: "Formula" });
    expect(screen.getByText(/Write a formula/)).toBeInTheDocument();
    await userEvent.type(formula, "2 * {{len");
    expect(screen.getByRole("option", { name: "Length" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    expect(latest()?.setting).toMatchObject({ formula: `2 * {${length.id}}` });
    expect(await screen.findByText("With the default values: 8.00")).toBeInTheDocument();
  });

  test("of a formula say where it cannot be read", async () => {
    await renderSettings([field("calculation", "Area")]);
    await userEvent.type(screen.getByRole("textbox", { name: "Formula" }), "1 + FOO(2)");
    expect(await screen.findByText(/There is no function “FOO”. See “FOO”, character 5/)).toBeInTheDocument();
  });

  test("of a formula say that it ends too early, and that its field was deleted", async () => {
    const gone = "{00000000-0000-4000-8000-0000000000ee}";
    await renderSettings([field("calculation", "Area", { formula: `2 * ${gone}` })]);
    expect(await screen.findByText(/See “a field that was deleted”, character 5/)).toBeInTheDocument();
    const formula = screen.getByRole("textbox", { name: "Formula" });
    await userEvent.clear(formula);
    await userEvent.type(formula, "2 *");
    expect(await screen.findByText(/Something is missing at its end/)).toBeInTheDocument();
  });
});

test("labels that are alike stay apart in formulas, and new labels break none", () => {
  const fields = [
    { id: "a", name: "Width" },
    { id: "b", name: "Width (2)" },
  ];
  expect(toNames("{a}+{b}+{gone}", fields)).toBe("{Width}+{Width (2)}+{gone}");
  expect(toIds("{width}+{Width (2)}+{gone}", fields)).toBe("{a}+{b}+{gone}");
});
