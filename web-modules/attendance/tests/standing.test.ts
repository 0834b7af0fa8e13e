import { formats } from "@groundwork/kit";
import { expect, test } from "vitest";
import { CHECK, type KeptPunch } from "../src/features/clock/kept-punches";
import { PRESSES, standingOf } from "../src/features/clock/standing";
import { hoursText } from "../src/features/records/hours";
import { instantsOf } from "../src/features/records/moments";

const punch = (checkType: KeptPunch["checkType"], deviceTime: string, projectId = "tower") =>
  ({ checkType, deviceTime, projectId }) as KeptPunch;

test("what is not sent yet counts after what the service says", () => {
  const brief = { state: "out" as const, since: null, projectId: "jetty" };
  expect(standingOf(brief, [])).toEqual(brief);
  expect(standingOf(undefined, [punch(CHECK.in, "T1")])).toEqual({ state: "in", since: "T1", projectId: "tower" });
  expect(standingOf(brief, [punch(CHECK.in, "T1"), punch(CHECK.breakStart, "T2")])).toMatchObject({
    state: "break",
    since: "T2",
  });
  expect(standingOf(brief, [punch(CHECK.in, "T1"), punch(CHECK.out, "T2")])).toMatchObject({
    state: "out",
    since: null,
  });
});

test("what nobody has said is not taken for a day that has not begun", () => {
  expect(standingOf(undefined, [])).toMatchObject({ state: "unknown", projectId: null });
  expect(PRESSES.unknown).toEqual([CHECK.in, CHECK.out, CHECK.breakStart, CHECK.breakEnd]);
});

test("nobody can check out before they have checked in", () => {
  expect(PRESSES.out).toEqual([CHECK.in]);
});

test("hours are written as timesheets write them", () => {
  expect([0, 59 * 60, 3600, 29_700].map(hoursText)).toEqual(["0:00", "0:59", "1:00", "8:15"]);
});

test("a time on a clock elsewhere is one instant, two or none", () => {
  const inSingapore = (at: Date | string) =>
    new Date(new Date(at).getTime() + 8 * 3600_000).toISOString().replace("Z", "+08:00");
  expect(instantsOf("2026-11-20T08:30", inSingapore)).toEqual(["2026-11-20T00:30:00.000Z"]);
  expect(instantsOf("soon", inSingapore)).toEqual([]);
  const inBerlin = (at: Date | string) => formats().stamp(at, "Europe/Berlin");
  expect(instantsOf("2026-10-25T02:30", inBerlin)).toEqual(["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"]);
  expect(instantsOf("2026-03-29T02:30", inBerlin)).toEqual([]);
});
