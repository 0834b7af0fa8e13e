import { afterEach, expect, test } from "vitest";
import { filtersIn, loadFilters, NO_FILTERS } from "../src/features/track/filters";

const KEY = "groundwork.track.group.user";
const CHOSEN = {
  projectFilter: ["project-1"],
  equipmentFilter: ["Lifting"],
  stateFilter: [3, 4] as const,
  selectedEquipmentId: "crane",
};

afterEach(() => localStorage.clear());

test("what was chosen is there again after a reload", () => {
  localStorage.setItem(KEY, JSON.stringify(CHOSEN));
  expect(loadFilters(KEY)).toEqual({ filters: CHOSEN, wasBroken: false });
});

test("what a release without states has kept is no broken filter", () => {
  const { stateFilter: _, ...kept } = CHOSEN;
  localStorage.setItem(KEY, JSON.stringify(kept));
  expect(loadFilters(KEY)).toEqual({ filters: { ...CHOSEN, stateFilter: [] }, wasBroken: false });
});

test("without any kept nothing is filtered, and nothing is said", () => {
  expect(loadFilters(KEY)).toEqual({ filters: NO_FILTERS, wasBroken: false });
});

const WRONG = [
  { ...CHOSEN, selectedEquipmentId: 7 },
  { ...CHOSEN, stateFilter: [9] },
].map((each) => JSON.stringify(each));

test.each(["{", "null", "[]", '"all"', '{"projectFilter":[1]}', ...WRONG])(
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
