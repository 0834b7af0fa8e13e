import { newField, newPage, newRow } from "@groundwork/formwork";
import { announceSessionEnd } from "@groundwork/kit";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FillScreen } from "../src/features/fill/fill-screen";
import { detailOf, savedWith } from "./site-diary";

afterEach(() => announceSessionEnd("signed-out"));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
});

test("a number that can't be read is no answer, and is told the same in the list as at its field", async () => {
  const volume = { ...newField("number", "Volume poured"), required: true };
  const sent = fakeApi({ "PUT /api/Submission/SaveStep": () => savedWith(1) });
  const pages = [{ ...newPage("The day"), components: [newRow([volume])] }] as never;
  renderInKit(
    <FillScreen detail={detailOf({ pages, currentFieldIds: [volume.id] })} stepId="step-1" onDone={vi.fn()} />,
  );
  await userEvent.type(screen.getByRole("textbox", { name: /^Volume/ }), "1,5,2");
  expect(screen.getByText("0 of 1 required")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Send to the checker" }));
  const line = await screen.findByRole("button", { name: /^Volume poured: / });
  expect(line).toHaveTextContent("Volume poured: Write a number");
  expect(screen.getByText("0 of 1 required")).toBeInTheDocument();
  expect(sent.some(({ path }) => path.endsWith("SubmitStep"))).toBe(false);
  expect(within(document.body).queryByText("This field is required.")).not.toBeInTheDocument();
});
