import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { NumberField } from "../src/forms";
import { renderInKit } from "../src/testing";

function Days({ decimalScale }: { decimalScale: number }): ReactNode {
  const [value, onChange] = useState<number | null>(null);
  return (
    <>
      <NumberField
        name="days"
        label="Days"
        decimalScale={decimalScale}
        value={value}
        onChange={onChange}
        error={null}
      />
      <output aria-label="Kept">{value}</output>
    </>
  );
}

async function put(given: string, decimalScale: number, how: "paste" | "type") {
  renderInKit(<Days decimalScale={decimalScale} />);
  const user = userEvent.setup();
  const input = screen.getByLabelText("Days");
  await user.click(input);
  if (how === "paste") await user.paste(given);
  else await user.keyboard(given);
  return { input, kept: screen.getByLabelText("Kept") };
}

it.each([
  ["paste", "25,5", 1, "25.5"],
  ["paste", "1,234.5", 1, "1234.5"],
  ["paste", "1,234", 0, "1234"],
  ["type", "25,5", 1, "25.5"],
  ["type", "25.5", 1, "25.5"],
] as const)("%s %s, with %s decimals, is %s", async (how, given, decimalScale, number) => {
  const { input, kept } = await put(given, decimalScale, how);
  expect(input).toHaveValue(number);
  expect(kept).toHaveTextContent(number);
  expect(input).toHaveAccessibleDescription("");
});

it.each([
  ["paste", "1.234,50", 1, ""],
  ["paste", "25.75", 1, ""],
  ["paste", "25,5", 0, ""],
  ["type", "25,5", 0, "255"],
] as const)("%s %s, with %s decimals, is not taken without a word", async (how, given, decimalScale, number) => {
  const { input } = await put(given, decimalScale, how);
  expect(input).toHaveValue(number);
  expect(input).toHaveAccessibleDescription(/was not taken/);
});

it("offers steps for what is counted, not for what is as fine as a coordinate", () => {
  const steps = (decimalScale: number) => {
    const { container, unmount } = renderInKit(<Days decimalScale={decimalScale} />);
    const found = container.querySelectorAll("button").length;
    unmount();
    return found;
  };
  expect([0, 2, 6].map(steps)).toEqual([2, 2, 0]);
});
