import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { TableValue } from "../src/fields/input-table/lines";
import { field, renderForm, tableOf } from "./form";

vi.mock("../src/fields/input-table/pasting/from-clipboard", () => {
  throw new Error("no network");
});

test("where what reads it cannot be loaded, it is said that nothing was pasted", async () => {
  const works = tableOf([field("shortText", "Item")]);
  const { store } = renderForm([works]);
  const [box] = screen.getAllByRole("textbox");
  if (!box) throw new Error("no cell");
  fireEvent.focus(box);
  fireEvent.paste(box, { clipboardData: { getData: () => "Gate\nPost" } });
  await screen.findByText(/Nothing was pasted: there is no connection/);
  expect((store.value(works.id) as TableValue | null)?.rows ?? []).toEqual([]);
});
