import { newField, newPage, newRow } from "@groundwork/formwork/rules";
import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { press } from "../../src/features/builder/canvas/press";
import CurrentFields from "../../src/features/builder/panels/current-fields";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { BuilderContext } from "../../src/features/builder/state/hooks";

const LABEL = "Is the scaffold tagged, tied and free of loose materials on every lift?";
const row = newRow([newField("yesNo", LABEL)]);
const [field] = row.components;
if (!field) throw new Error("a row has its field");

afterEach(() => vi.restoreAllMocks());

test("a field that is pressed on its page comes out from under what floats over it", async () => {
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    seen.push(this);
  });
  const store = new BuilderStore([newPage("First", [row])]);
  renderInKit(
    <button type="button" onClick={(event) => press(store, field.id, event)}>
      {LABEL}
    </button>,
  );
  const card = screen.getByRole("button", { name: LABEL });
  await userEvent.click(card);
  expect(store.selectedId()).toBe(field.id);
  expect(seen).toContain(card);
});

test("a label that is cut in the list of fields is told as a whole", () => {
  renderInKit(
    <BuilderContext value={new BuilderStore([newPage("First", [row])])}>
      <CurrentFields onOpenSettings={() => undefined} />
    </BuilderContext>,
  );
  expect(screen.getByText(LABEL)).toHaveAttribute("title", LABEL);
});
