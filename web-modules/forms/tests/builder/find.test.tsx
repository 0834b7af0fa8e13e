import { type Body, newField } from "@groundwork/formwork/rules";
import { renderInKit } from "@groundwork/kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { setColumn } from "../../../_formwork/src/fields/input-table/edit";
import DeskKeys from "../../src/features/builder/desk-keys";
import { foundIn, stepFrom } from "../../src/features/builder/find/found";
import CurrentFields from "../../src/features/builder/panels/current-fields";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { BuilderContext } from "../../src/features/builder/state/hooks";
import { form, idOf } from "./forms";

const NAMES = {
  nameOf: (field: { setting: { label: string } }) => field.setting.label,
  kindName: (type: string) => `kind ${type}`,
};

function drawn(): Body {
  const store = new BuilderStore(form([["Weather", "Crane ID"]], [["Ｃｒｅｗ"]]));
  store.add(newField("dropdown", "Trade", { options: [{ id: 1, label: "Scaffolding" }] }));
  const table = newField("inputTable", "Deliveries");
  table.components = setColumn(table.components, 0, newField("shortText", "Lorry"));
  store.add(table);
  store.add({ ...newField("number", "Total"), name: "grand_total" });
  return store.body();
}

test("a field is found by label, name, id, kind, option and column, however it is written", () => {
  const body = drawn();
  const labels = (typed: string) =>
    foundIn(body, typed, NAMES).map((id) =>
      ["Weather", "Crane ID", "Ｃｒｅｗ", "Trade", "Deliveries", "Total"].find((each) => idOf(body, each) === id),
    );
  expect(labels("cr")).toEqual(["Crane ID", "Ｃｒｅｗ"]);
  expect(labels(" SCAFF ")).toEqual(["Trade"]);
  expect(labels("lorry")).toEqual(["Deliveries"]);
  expect(labels("grand_")).toEqual(["Total"]);
  expect(labels("kind number")).toEqual(["Total"]);
  expect(labels(idOf(body, "Weather"))).toEqual(["Weather"]);
  for (const nothing of ["", "  ", "zebra", ".*"]) expect(labels(nothing)).toEqual([]);
  expect([stepFrom([], null, 1), stepFrom(["a", "b"], null, -1), stepFrom(["a", "b"], "b", 1)]).toEqual([-1, 1, 0]);
});

test("Ctrl F finds in the whole form, Enter goes on and round, Escape leaves it at what was found", async () => {
  const store = new BuilderStore(drawn());
  renderInKit(
    <BuilderContext value={store}>
      <CurrentFields onOpenSettings={() => undefined} />
      <DeskKeys templateId="00000000-0000-4000-8000-00000000000a" workflow={undefined} />
    </BuilderContext>,
  );
  await userEvent.keyboard("{Control>}f{/Control}");
  const box = await screen.findByRole("searchbox", { name: /Label, name/ });
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.keyboard("cr");
  await waitFor(() => expect(store.selectedId()).toBe(idOf(store.body(), "Crane ID")));
  expect(screen.getByText("1 / 2")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(store.selectedId()).toBe(idOf(store.body(), "Ｃｒｅｗ"));
  expect(box).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(store.selectedId()).toBe(idOf(store.body(), "Crane ID"));
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  expect(screen.getByText("2 / 2")).toBeVisible();
  // Pinyin that is being composed: Enter takes it, Escape drops it.
  for (const key of ["Enter", "Escape"]) fireEvent.keyDown(box, { key, isComposing: true });
  expect(screen.getByText("2 / 2")).toBeVisible();
  await userEvent.clear(box);
  await userEvent.keyboard("zebra");
  await waitFor(() => expect(screen.getAllByText("No field found")[0]).toBeVisible());
  expect(store.canUndo()).toBe(false);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("searchbox")).not.toBeInTheDocument());
  expect(store.selectedId()).toBe(idOf(store.body(), "Ｃｒｅｗ"));
});
