import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { SegmentField } from "../src/forms";
import { renderInKit } from "../src/testing";

const OPTIONS = [
  { value: "written", label: "Written here" },
  { value: "list", label: "From a list" },
];

function Choices({ label }: { label: string }) {
  const [value, setValue] = useState("written");
  return <SegmentField name="choices" label={label} value={value} options={OPTIONS} onChange={setValue} />;
}

test("two of one name are chosen in apart from each other, by their words too", async () => {
  renderInKit(
    <>
      <Choices label="Building" />
      <Choices label="Room" />
    </>,
  );
  const room = screen.getByRole("radiogroup", { name: "Room" });
  await userEvent.click(within(room).getByText("From a list"));
  expect(within(room).getByRole("radio", { name: "From a list" })).toBeChecked();
  const building = screen.getByRole("radiogroup", { name: "Building" });
  expect(within(building).getByRole("radio", { name: "Written here" })).toBeChecked();
});
