import { fieldsOf, newField, newPage, newRow } from "@groundwork/formwork/rules";
import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { leaveSettings, SETTINGS_ID, SETTINGS_MARK } from "../../src/features/builder/panels/focus-settings";
import { Palette } from "../../src/features/builder/panels/palette";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { BuilderContext } from "../../src/features/builder/state/hooks";

test("a kind is added by one press; the second of a double click adds no other, and Enter adds one, too", async () => {
  const store = new BuilderStore([newPage("The day", [newRow([newField("shortText", "Weather")])])]);
  renderInKit(
    <BuilderContext value={store}>
      <Palette />
    </BuilderContext>,
  );
  const kinds = () => fieldsOf(store.body()).map(({ type }) => type);
  const date = screen.getByRole("button", { name: "Date and time" });
  await userEvent.click(date);
  expect(kinds()).toEqual(["shortText", "dateTime"]);
  expect(store.selectedId()).toBe(fieldsOf(store.body())[1]?.id);
  await userEvent.dblClick(screen.getByRole("button", { name: "Signature" }));
  expect(kinds()).toEqual(["shortText", "dateTime", "signature"]);
  date.focus();
  await userEvent.keyboard("{Enter}");
  expect(kinds()).toEqual(["shortText", "dateTime", "signature", "dateTime"]);
});

test("who adds a kind by keys goes on at its settings, and comes back from there to the kinds", async () => {
  const store = new BuilderStore([newPage("The day", [])]);
  renderInKit(
    <BuilderContext value={store}>
      <Palette />
      <aside id={SETTINGS_ID}>
        <div>
          <input aria-label="Of what was selected before" />
        </div>
        <div inert>
          <input aria-label="Of what is added" />
        </div>
      </aside>
    </BuilderContext>,
  );
  const date = screen.getByRole("button", { name: "Date and time" });
  date.focus();
  await userEvent.keyboard("{Enter}");
  const added = screen.getByLabelText("Of what is added");
  const settings = added.closest("div");
  settings?.setAttribute(SETTINGS_MARK, store.selectedId() ?? "");
  await new Promise((passed) => setTimeout(passed, 150));
  expect(date).toHaveFocus();
  settings?.removeAttribute("inert");
  await waitFor(() => expect(added).toHaveFocus());
  expect(leaveSettings()).toBe(true);
  expect(date).toHaveFocus();
  // Who pressed it with the mouse is led nowhere.
  await userEvent.click(date);
  await new Promise((passed) => setTimeout(passed, 150));
  expect(date).toHaveFocus();
  expect(leaveSettings()).toBe(false);
});

test("a kind is found by what else people call it, in the language of who looks", async () => {
  renderInKit(
    <BuilderContext value={new BuilderStore([newPage("The day", [])])}>
      <Palette />
    </BuilderContext>,
  );
  await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "mail addr");
  await waitFor(() => expect(screen.getByRole("button", { name: "E-mail" })).toBeVisible());
  await waitFor(() => expect(screen.queryByRole("button", { name: "Signature" })).not.toBeInTheDocument());
});
