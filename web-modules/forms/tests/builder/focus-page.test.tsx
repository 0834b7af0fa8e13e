import { fieldsOf, newField, newPage, newRow } from "@groundwork/formwork/rules";
import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { focusPage } from "../../src/features/builder/canvas/name-page";
import { MARKS } from "../../src/features/builder/drag/canvas-spots";
import { FieldPanel } from "../../src/features/builder/panels/field-panel";
import { type PanelTab, PanelTabsContext } from "../../src/features/builder/panels/panel-tab";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { BuilderContext } from "../../src/features/builder/state/hooks";

test("what is said of a page leads to its name, and what is added then is added there", async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const pages = [newPage("one", []), newPage("two", []), newPage("three", [])];
  const store = new BuilderStore(pages);
  renderInKit(
    pages.map(({ id, name }) => (
      <section key={id} {...{ [MARKS.page]: id }}>
        <input aria-label={name} />
      </section>
    )),
  );
  focusPage(store, pages[1]?.id ?? "");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "two" })).toHaveFocus());
  store.add(newField("shortText", "Storey"));
  expect(store.body().map((page) => page.components.length)).toEqual([0, 1, 0]);
});

function Panel({ store }: { store: BuilderStore }): ReactNode {
  const [tab, show] = useState<PanelTab>("sections");
  return (
    <BuilderContext value={store}>
      <PanelTabsContext value={{ tab, show, hasData: false, showData: () => show("data") }}>
        <FieldPanel templateId="0" />
      </PanelTabsContext>
    </BuilderContext>
  );
}

test("who names a page is there, whatever Tab passes on the way back, and Enter leads to what goes on it", async () => {
  const store = new BuilderStore([
    newPage("The pour", [newRow([newField("dateTime", "Day")])]),
    newPage("Concrete", []),
  ]);
  renderInKit(<Panel store={store} />);
  const second = await screen.findByRole("textbox", { name: "Page 2" });
  await userEvent.type(second, "e");
  for (let presses = 0; presses < 8; presses++) await userEvent.tab({ shift: true });
  store.add(newField("number", "Volume"));
  expect(store.body().map((page) => fieldsOf([page]).length)).toEqual([1, 1]);

  await userEvent.type(screen.getByRole("textbox", { name: "Page 1" }), "{Enter}");
  await waitFor(() => expect(screen.getByRole("searchbox")).toHaveFocus());
  store.add(newField("number", "Slump"));
  expect(store.body().map((page) => fieldsOf([page]).length)).toEqual([2, 1]);
});
