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

test("what is folded away is opened for who is led there", () => {
  document.body.innerHTML = `
    <details>
      <div>
        <details id="inner"><div id="${fieldElementId("area")}"><input aria-label="Area" /></div></details>
      </div>
    </details>
    <details id="other"></details>`;
  goToField("area");
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, true, false]);
});
