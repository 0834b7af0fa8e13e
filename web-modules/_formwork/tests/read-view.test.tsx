import { renderInKit } from "@groundwork/kit/testing";
import { expect, test } from "vitest";
import { completeBody, FillBody, FilledBody, FillProvider, FillStore, fieldElementId } from "../src";
import { field } from "./form";

const area = field("shortText", "Area", {}, { id: "area", width: 400 });
const inspector = field("shortText", "Inspected by", {}, { id: "inspector", width: 200 });

test.each([
  ["to be filled in", FillBody],
  ["as it was filled in", FilledBody],
])("what was drawn side by side stands side by side: %s", (_, FormBody) => {
  const body = completeBody([{ id: "page", components: [{ id: "row", components: [area, inspector] }] }]);
  renderInKit(
    <FillProvider store={new FillStore({ body, values: { area: "Level 3" } })}>
      <FormBody body={body} />
    </FillProvider>,
  );

  const row = rowOf("area");
  expect(rowOf("inspector")).toBe(row);
  expect(row.style.getPropertyValue("--fw-columns")).toBe("minmax(0, 400fr) minmax(0, 200fr)");
});

/** A row holds cells, and a cell a field. */
function rowOf(fieldId: string): HTMLElement {
  const row = document.getElementById(fieldElementId(fieldId))?.parentElement?.parentElement;
  if (!row) throw new Error(`${fieldId} is not on the page`);
  return row;
}
