import { newField, newPage, newRow } from "@groundwork/formwork/rules";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SettingsPanel } from "../../src/features/builder/panels/settings-panel";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { BuilderContext } from "../../src/features/builder/state/hooks";

test.each([
  [false, 1],
  [true, 0],
])("who may not change a form (%s) is not told how to", (isFixed, hints) => {
  const store = new BuilderStore([newPage("First", [newRow([newField("shortText", "Weather")])])], undefined, isFixed);
  fakeApi({});
  renderInKit(
    <BuilderContext value={store}>
      <SettingsPanel steps={[]} />
    </BuilderContext>,
  );
  expect(screen.getByText("No field selected")).toBeTruthy();
  expect(screen.queryAllByText(/to change its label/)).toHaveLength(hints);
});
