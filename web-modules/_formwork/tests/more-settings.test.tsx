import { renderInKit } from "@groundwork/kit/testing";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { describe, expect, test } from "vitest";
import { completeBody, type Field } from "../src";
import { FieldSettings } from "../src/builder";
import { field } from "./form";

interface BuilderProps {
  first: Field;
  onField: (field: Field) => void;
}

function Builder({ first, onField }: BuilderProps): ReactNode {
  const [selected, setSelected] = useState(first);
  const body = completeBody([{ id: "page", components: [{ id: "row", components: [selected] }] }]);
  const change = (next: Field) => {
    setSelected(next);
    onField(next);
  };
  return <FieldSettings field={selected} body={body} steps={[]} onChange={change} />;
}

async function renderSettings(first: Field): Promise<() => Field> {
  let latest = first;
  renderInKit(
    <Builder
      first={first}
      onField={(next) => {
        latest = next;
      }}
    />,
  );
  await act(() => import("../src/builder/own-settings"));
  return () => latest;
}

const OPTIONS = [
  { id: 1, label: "Steel" },
  { id: 2, label: "Timber" },
];

describe("the default value", () => {
  test("is filled in as the field is", async () => {
    const latest = await renderSettings(field("number", "Depth", { unit: "m", step: "0.5" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Default value" }), "2.5");
    await userEvent.click(screen.getByRole("button", { name: "More by 0.5" }));
    expect(latest().value).toBe("3");
  });

  test("of options is chosen from them", async () => {
    const latest = await renderSettings(field("singleSelection", "Frame", { options: OPTIONS }));
    const choice = screen.getByRole("radiogroup", { name: "Default value" });
    await userEvent.click(within(choice).getByRole("radio", { name: "Timber" }));
    expect(latest().value).toEqual({ selected: [2], other: null });
  });

  test("that does not fit says so while it is written", async () => {
    const latest = await renderSettings(field("shortText", "Drawing", { pattern: "[A-Z]+", message: "In capitals" }));
    const box = screen.getByRole("textbox", { name: "Default value" });
    await userEvent.type(box, "ab");
    expect(box).toHaveAccessibleDescription("In capitals");
    await userEvent.clear(box);
    await userEvent.type(box, "AB");
    expect(box).not.toHaveAccessibleDescription();
    expect(latest().value).toBe("AB");
  });

  test.each(["signature", "upload", "calculation", "headerSection"] as const)(
    "is not offered where nothing can begin with one: %s",
    async (type) => {
      await renderSettings(field(type, "A field"));
      expect(screen.queryByText("Default value")).not.toBeInTheDocument();
    },
  );
});

describe("who sees and changes a field", () => {
  test("is said by two switches; what nobody fills in is not required", async () => {
    const latest = await renderSettings(field("shortText", "Contract"));
    await userEvent.click(screen.getByRole("checkbox", { name: "Read only" }));
    expect(latest().readonly).toBe(true);
    expect(screen.queryByRole("checkbox", { name: "Required" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("checkbox", { name: "Read only" }));
    expect(screen.getByRole("checkbox", { name: "Required" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("checkbox", { name: "Visible" }));
    expect(latest()).toMatchObject({ readonly: false, visible: false });
  });

  test("is said of a calculation only by whether it is shown", async () => {
    await renderSettings(field("calculation", "Area"));
    expect(screen.getByRole("checkbox", { name: "Visible" })).toBeChecked();
    expect(screen.queryByRole("checkbox", { name: "Read only" })).not.toBeInTheDocument();
  });
});

test("a field without a label is called by its name, and without one by its kind", async () => {
  const latest = await renderSettings(field("longText", ""));
  expect(screen.getByRole("group", { name: "Settings of “Long text”" })).toBeInTheDocument();
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Diary");
  expect(latest().name).toBe("Diary");
  expect(screen.getByRole("group", { name: "Settings of “Diary”" })).toBeInTheDocument();
});

test("money has the decimals of its currency", async () => {
  const latest = await renderSettings(field("calculation", "Worth", { formula: "1" }));
  await userEvent.click(screen.getByRole("combobox", { name: "Format" }));
  await userEvent.click(await screen.findByRole("option", { name: "Money" }));
  expect(latest().setting).toMatchObject({ format: "currency", currency: "SGD", decimalPlaces: 2 });
  expect(screen.queryByRole("textbox", { name: "Decimal places" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("combobox", { name: "Currency" }));
  await userEvent.click(await screen.findByRole("option", { name: "JPY" }));
  expect(latest().setting).toMatchObject({ currency: "JPY", decimalPlaces: 0 });
});
