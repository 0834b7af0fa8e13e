import { expect, test } from "vitest";
import { statedInstant } from "../src/features/crew/stated-time";

const inSingapore = (at: Date | string) => {
  const local = new Date(new Date(at).getTime() + 8 * 3_600_000).toISOString().slice(0, -1);
  return `${local}+08:00`;
};
const at = (time: string, now: string) => statedInstant(time, new Date(now), inSingapore);

test("a time is the last one that the clock showed", () => {
  expect(at("07:00", "2026-11-20T07:30:00+08:00")).toBe("2026-11-19T23:00:00.000Z");
  expect(at("23:50", "2026-11-20T00:20:00+08:00")).toBe("2026-11-19T15:50:00.000Z");
});

test("what is ahead, or no time at all, is none", () => {
  expect(at("17:00", "2026-11-20T16:58:00+08:00")).toBeNull();
  expect(at("", "2026-11-20T16:58:00+08:00")).toBeNull();
});
