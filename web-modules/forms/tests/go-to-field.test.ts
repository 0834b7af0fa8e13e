import { fieldElementId } from "@groundwork/formwork";
import { expect, test } from "vitest";
import { goToField } from "../src/features/fill/go-to-field";

test("whoever is led to a field types there, whatever stands beside its name", () => {
  document.body.innerHTML = `
    <div id="${fieldElementId("area")}">
      <button data-field-aside>2 comments</button>
      <input aria-label="Area" />
    </div>`;
  goToField("area");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Area");
});
