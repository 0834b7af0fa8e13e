import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FillProvider, FillStore } from "../src";
import { SketchedField } from "../src/builder";
import { field } from "./form";

test.each(["signature", "upload", "headerSection"] as const)("%s is drawn quietly while a form is built", (type) => {
  renderInKit(
    <FillProvider store={new FillStore({ body: [] })}>
      <SketchedField field={field(type, "Handed over by")} />
    </FillProvider>,
  );
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.queryAllByRole("textbox")).toEqual([]);
});

test("whatever has no stand-in is drawn as it will be filled in", () => {
  renderInKit(
    <FillProvider store={new FillStore({ body: [] })}>
      <SketchedField field={field("shortText", "Weather")} />
    </FillProvider>,
  );
  expect(screen.getByRole("textbox", { name: "Weather" })).toBeInTheDocument();
});
