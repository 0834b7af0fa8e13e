import { afterEach, expect, test } from "vitest";
import { filtersIn, loadFilters, NO_FILTERS } from "../src/features/track/filters";

const KEY = "groundwork.track.group.user";
const CHOSEN = { projectFilter: ["project-1"], equipmentFilter: ["Lifting"], selectedEquipmentId: "crane" };

afterEach(() => localStorage.clear());

test("what was chosen is there again after a reload", () => {
  localStorage.setItem(KEY, JSON.stringify(CHOSEN));
  expect(loadFilters(KEY)).toEqual({ filters: CHOSEN, wasBroken: false });
});

test("without any kept nothing is filtered, and nothing is said", () => {
  expect(loadFilters(KEY)).toEqual({ filters: NO_FILTERS, wasBroken: false });
});

test.each(["{", "null", "[]", '"all"', '{"projectFilter":[1]}', JSON.stringify({ ...CHOSEN, selectedEquipmentId: 7 })])(
  "%s resets them once, and says so",
  (text) => {
    localStorage.setItem(KEY, text);
    expect(loadFilters(KEY)).toEqual({ filters: NO_FILTERS, wasBroken: true });
    expect(loadFilters(KEY)).toEqual({ filters: NO_FILTERS, wasBroken: false });
  },
);

test("more than the service takes is none of ours", () => {
  expect(filtersIn({ ...CHOSEN, projectFilter: Array.from({ length: 101 }, String) })).toBeNull();
});
