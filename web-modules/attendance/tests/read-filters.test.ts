import { describe, expect, test } from "vitest";
import { keptFilters, NO_FILTERS, readFilters } from "../src/features/timesheets/filters";
import { jetty, summary } from "./records";

const userId = summary.ownerUserId;
const concrete = { teamId: "7a0c7f0e-6f0e-4c64-9d3d-6a1f6f1d2b11" };

describe("what stands in an address or a browser", () => {
  const chosen = { ...NO_FILTERS, hasIssues: "open", isAtWork: "false", projectId: jetty.projectId, userId };

  test("is read as it was chosen", () => {
    expect(readFilters(chosen)).toEqual({ filters: chosen, isBroken: false });
    expect(keptFilters(chosen)).toEqual({ filters: { ...chosen, projectId: "" }, isBroken: false });
    expect(readFilters({})).toEqual({ filters: NO_FILTERS, isBroken: false });
  });

  test.each([
    ["hasIssues", "some"],
    ["isAtWork", "open"],
    ["projectId", "Jetty"],
    ["teamId", "' or 1=1"],
    ["userId", "../.."],
  ])("filters nothing by %s where that is %s, and the rest stands", (name, text) => {
    const read = readFilters({ ...chosen, [name]: text });
    expect(read).toEqual({ filters: { ...chosen, [name]: "" }, isBroken: true });
  });

  test("of a team that is gone filters nothing", () => {
    const read = readFilters({ ...chosen, teamId: userId }, [concrete.teamId]);
    expect(read).toEqual({ filters: chosen, isBroken: true });
  });

  test.each([null, "all", 7, { hasIssues: 1 }, { projectId: null }])("is no filter where it is %j", (kept) => {
    expect(keptFilters(kept)).toEqual({ filters: NO_FILTERS, isBroken: true });
    expect(keptFilters([kept])).toEqual({ filters: NO_FILTERS, isBroken: true });
  });
});
