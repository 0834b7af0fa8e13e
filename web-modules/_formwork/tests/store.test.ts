import { describe, expect, test } from "vitest";
import { completeBody, FillStore } from "../src";
import { field } from "./form";

describe("what is being filled in", () => {
  const length = field("shortText", "Length", {}, { value: "4" });
  const twice = field("calculation", "Twice", { formula: `{${length.id}} * 2`, decimalPlaces: 0 });
  const body = completeBody([{ id: "page", components: [{ id: "row", components: [length, twice] }] }]);

  test("starts with the fields' own values, or with those that are given", () => {
    expect(new FillStore({ body }).values()).toEqual({ [length.id]: "4", [twice.id]: "8" });
    expect(new FillStore({ body, values: {} }).value(length.id)).toBeNull();
  });

  test("tells who saves which fields changed, the computed ones among them", () => {
    const store = new FillStore({ body });
    const told: (readonly string[])[] = [];
    store.onValues((fieldIds) => told.push(fieldIds));
    store.setValue(length.id, "5");
    store.setValue(length.id, "5");
    store.setValue(twice.id, "1000");
    expect(told).toEqual([[length.id, twice.id]]);
    expect(store.value(twice.id)).toBe("10");
  });

  test("keeps the service's complaint until the value changes", () => {
    const store = new FillStore({ body });
    store.setProblems({ [length.id]: [{ message: "Lim saved another length." }] });
    expect(store.problems(length.id)).toEqual([{ message: "Lim saved another length." }]);
    store.setValue(length.id, "6");
    expect(store.problems(length.id)).toEqual([]);
  });
});
