import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { clockOf } from "../src/i18n/clock";
import { setCompanyZone } from "../src/i18n/company-zone";
import { formats } from "../src/i18n/formats";

interface Case {
  name: string;
  instant: string;
  zone: string;
  language: string;
  expected: { text: string; stamp: string };
}

const FILE = resolve(import.meta.dirname, "../../../proto/vectors/clock/instants.json");
const CASES: Case[] = JSON.parse(readFileSync(FILE, "utf8")).cases;
const REGIONS: Record<string, string> = { en: "en-GB", "zh-CN": "zh-CN" };
const ELSEWHERE = "Pacific/Auckland";

describe("an instant", () => {
  it.each(CASES)("$name: is read on its place's clock, as on paper", (each) => {
    const clock = clockOf(REGIONS[each.language] ?? "", null, ELSEWHERE);
    expect(clock.instant(each.instant, "dateTime", each.zone)).toBe(each.expected.text);
    expect(clock.stamp(each.instant, each.zone)).toBe(each.expected.stamp);
  });

  const at = "2026-11-20T22:42:00Z";
  const clock = clockOf("en-GB", "America/New_York", "Europe/London");

  it("of a project is read on the project's clock", () => {
    expect(clock.instant(at, "dateTime", "Asia/Singapore")).toBe("21 Nov 2026, 06:42 GMT+8");
  });

  it.each([undefined, null, ""])("of no project (%s) is read on the company's", (none) => {
    expect(clock.instant(at, "dateTime", none)).toBe("20 Nov 2026, 17:42 GMT-5");
    expect(clock.stamp(at, none)).toBe("2026-11-20T17:42:00.000-05:00");
  });

  it("is read on the device's where there is no company", () => {
    expect(clockOf("en-GB", null, "Europe/London").instant(at, "dateTime")).toBe("20 Nov 2026, 22:42");
  });

  it("names no clock where the device's says the same", () => {
    const inKualaLumpur = clockOf("en-GB", "America/New_York", "Asia/Kuala_Lumpur");
    expect(inKualaLumpur.instant(at, "dateTime", "Asia/Singapore")).toBe("21 Nov 2026, 06:42");
    // The same day, whatever the hour.
    expect(clock.instant(at, "date")).toBe("20 Nov 2026");
    expect(clock.instant(at, "date", "Asia/Singapore")).toBe("21 Nov 2026 GMT+8");
  });

  it("names it for as long as the two differ, through both changes of the clocks", () => {
    // London goes back a week before New York does.
    const week = clockOf("en-GB", "Europe/London", "Africa/Lagos");
    expect(week.instant("2026-10-24T10:00:00Z", "time")).toBe("11:00");
    expect(week.instant("2026-10-26T10:00:00Z", "time")).toBe("10:00 GMT");
  });
});

describe("instants of one line", () => {
  const morning = "2026-11-21T00:09:00Z";
  const evening = "2026-11-21T09:31:00Z";

  it("say once on whose clock they are read", () => {
    const clock = clockOf("en-GB", "Asia/Singapore", "America/New_York");
    expect(clock.instants([morning, evening], "time")).toEqual({ texts: ["08:09", "17:31"], offset: "GMT+8" });
  });

  it("say nothing of it where the device's clock says the same", () => {
    const clock = clockOf("en-GB", "Asia/Singapore", "Asia/Kuala_Lumpur");
    expect(clock.instants([morning, evening], "time")).toEqual({ texts: ["08:09", "17:31"], offset: "" });
  });

  it("say it each where clocks changed in between", () => {
    const clock = clockOf("en-GB", "Europe/London", "Asia/Singapore");
    const night = ["2026-10-24T22:00:00Z", "2026-10-25T05:00:00Z"];
    expect(clock.instants(night, "time")).toEqual({ texts: ["23:00 GMT+1", "05:00 GMT"], offset: "" });
  });
});

describe("a year", () => {
  const clock = clockOf("en-GB", "Asia/Singapore", "Asia/Singapore");
  const year = Number(clock.stamp(new Date()).slice(0, 4));

  it("goes without saying where it is this one", () => {
    expect(clock.moment(`${year}-02-08`, "weekday")).not.toContain(String(year));
    expect(clock.instant(`${year}-02-08T04:00:00Z`, "dayMonth")).toBe("8 Feb");
  });

  it("is said of every other day", () => {
    expect(clock.moment(`${year + 1}-02-08`, "weekday")).toMatch(new RegExp(`8 Feb ${year + 1}$`));
    expect(clock.instant(`${year - 1}-02-08T04:00:00Z`, "dayMonth")).toBe(`8 Feb ${year - 1}`);
  });
});

describe("what a clock there said already", () => {
  it("is moved by no zone and names none", () => {
    const { moment } = clockOf("en-GB", "America/New_York", ELSEWHERE);
    expect(moment("2026-11-21T14:30")).toBe("21 Nov 2026, 14:30");
    expect(moment("2026-11-21")).toBe("21 Nov 2026");
  });
});

describe("a day", () => {
  const starts = (day: string, zone: string) =>
    clockOf("en-GB", zone, ELSEWHERE).startOfDay(day)?.toISOString() ?? null;

  it.each([
    ["2026-11-21", "Asia/Singapore", "2026-11-20T16:00:00.000Z"],
    ["2026-11-21", "America/New_York", "2026-11-21T05:00:00.000Z"],
    // The day on which clocks change begins before they do.
    ["2026-10-25", "Europe/London", "2026-10-24T23:00:00.000Z"],
    ["2026-10-26", "Europe/London", "2026-10-26T00:00:00.000Z"],
    // Clocks jump over midnight, or have it twice.
    ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z"],
    ["2026-11-01", "America/Havana", "2026-11-01T04:00:00.000Z"],
  ])("%s begins in %s", (day, zone, expected) => {
    expect(starts(day, zone)).toBe(expected);
  });

  it("that is none begins never", () => {
    expect(starts("not-a-day", "UTC")).toBeNull();
  });
});

describe("formats", () => {
  afterEach(() => setCompanyZone(null));

  it("follow the company that is worked in", () => {
    setCompanyZone("Asia/Singapore");
    expect(formats().date("2026-11-20T22:42:00Z", "dateTime")).toContain("21 Nov 2026, 06:42");
    expect(formats().zone()).toBe("Asia/Singapore");
    setCompanyZone("America/New_York");
    expect(formats().date("2026-11-20T22:42:00Z", "dateTime")).toContain("20 Nov 2026, 17:42");
    expect(formats().zone()).toBe("America/New York");
  });
});
