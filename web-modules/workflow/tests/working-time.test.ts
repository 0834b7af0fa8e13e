import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { endOf, type WorkingSpan } from "../src/graph/working-time";

interface Case {
  name: string;
  zone: string;
  week: WorkingSpan[];
  holidays: { day: string; isHalf: boolean }[];
  start: string;
  hours: number;
  expected: string | null;
}

const FILE = resolve(import.meta.dirname, "../../../proto/vectors/working-time/ends.json");
const { cases } = JSON.parse(readFileSync(FILE, "utf8")) as { cases: Case[] };

/** As browsers tell it: GMT+05:45. */
function offsetsIn(zone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  return (instant) => {
    const said = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours = "0", minutes = "0"] = /GMT(?:([+-])(\d+):(\d+))?/.exec(said) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  };
}

test.each(cases)("$name", ({ zone, week, holidays, start, hours, expected }) => {
  const there = {
    ...{ week, offsetAt: offsetsIn(zone) },
    holidays: new Map(holidays.map(({ day, isHalf }) => [day, isHalf])),
  };
  expect(endOf(there, Date.parse(start), hours * 3_600_000)).toBe(expected && Date.parse(expected));
});
