import { newField, newPage, newRow } from "@groundwork/formwork/rules";
import { expect, test } from "vitest";
import { calculationsWith } from "../../src/features/builder/model/used-by";

test("what names a field in its formula is told before that field is deleted", () => {
  const length = newField("shortText", "Length");
  const area = newField("calculation", "Area", { formula: `{${length.id}} * 2` });
  const other = newField("calculation", "Other", { formula: "1 + 1" });
  const body = [newPage("Page 1", [newRow([length]), newRow([area, other])])];
  expect(calculationsWith(body, [length.id])).toEqual([area.id]);
  expect(calculationsWith(body, [other.id])).toEqual([]);
  // What is deleted together loses nothing.
  expect(calculationsWith(body, [length.id, area.id])).toEqual([]);
});
