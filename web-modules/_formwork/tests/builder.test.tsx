import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
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
function renderSettings(fields: readonly Field[]): () => Field | undefined {
  const changes: Field[] = [];
  renderInKit(<Builder fields={fields} onField={(field) => changes.push(field)} />);
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

describe("settings", () => {
  test("of every kind start with label, help and required", async () => {
    const latest = renderSettings([field("shortText", "Weather")]);
    await userEvent.type(screen.getByRole("textbox", { name: "Label" }), " today");
    await userEvent.click(screen.getByRole("checkbox", { name: "Required" }));
    expect(latest()).toMatchObject({ required: true, setting: { label: "Weather today" } });
  });

  test("of options never give a removed option's number to another", async () => {
    const options = [
      { id: 1, label: "Yes" },
      { id: 2, label: "No" },
    ];
    const latest = renderSettings([field("singleSelection", "Done", { options })]);
    await userEvent.click(screen.getByRole("button", { name: "Remove “No”" }));
    await userEvent.click(screen.getByRole("button", { name: "Add an option" }));
    expect(latest()?.setting).toMatchObject({
      options: [
        { id: 1, label: "Yes" },
        { id: 3, label: "Option 2" },
      ],
    });
  });

  test("of a formula are written with labels and kept with ids", async () => {
    const length = field("shortText", "Length", {}, { value: "4" });
    const latest = renderSettings([length, field("calculation", "Area")]);
    const formula = screen.getByRole("textbox", { name: "Formula" });
    expect(screen.getByText(/Write a formula/)).toBeInTheDocument();
    await userEvent.type(formula, "2 * {{len");
    expect(screen.getByRole("option", { name: "Length" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    expect(latest()?.setting).toMatchObject({ formula: `2 * {${length.id}}` });
    expect(await screen.findByText("With the default values: 8.00")).toBeInTheDocument();
  });

  test("of a formula say where it cannot be read", async () => {
    renderSettings([field("calculation", "Area")]);
    await userEvent.type(screen.getByRole("textbox", { name: "Formula" }), "1 + FOO(2)");
    expect(await screen.findByText(/There is no function “FOO”. See “FOO”, character 5/)).toBeInTheDocument();
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
