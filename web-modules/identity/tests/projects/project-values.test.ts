import { describe, expect, test } from "vitest";
import { emptyProject, inputOf, problemsOf } from "../../src/features/projects/project-values";

const good = { ...emptyProject("Asia/Singapore"), name: "Harbour Bridge" };

describe("a project's form", () => {
  test("needs a name and a time zone, nothing else", () => {
    expect(problemsOf(good)).toEqual({});
    expect(problemsOf({ ...good, name: "  ", timeZone: null })).toEqual({
      name: "nameMissing",
      timeZone: "timeZoneMissing",
    });
  });

  test("ends on or after the day it starts", () => {
    expect(problemsOf({ ...good, startsOn: "2026-03-01", endsOn: "2026-03-01" })).toEqual({});
    expect(problemsOf({ ...good, startsOn: "2026-03-02", endsOn: "2026-03-01" })).toEqual({ endsOn: "datesReversed" });
  });

  test("takes both coordinates or none, within the globe", () => {
    expect(problemsOf({ ...good, latitude: 0, longitude: 0 })).toEqual({});
    expect(problemsOf({ ...good, latitude: 1.3 })).toEqual({ longitude: "coordinateMissing" });
    expect(problemsOf({ ...good, longitude: 103 })).toEqual({ latitude: "coordinateMissing" });
    expect(problemsOf({ ...good, latitude: 91, longitude: -181 })).toEqual({
      latitude: "latitudeRange",
      longitude: "longitudeRange",
    });
  });

  test("sends null for a day that is not set", () => {
    expect(inputOf({ ...good, name: " Harbour Bridge ", startsOn: "2026-03-01" })).toMatchObject({
      name: "Harbour Bridge",
      startsOn: "2026-03-01",
      endsOn: null,
    });
  });
});
