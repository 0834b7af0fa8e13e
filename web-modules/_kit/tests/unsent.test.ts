import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  Again,
  announceSessionEnd,
  announceSessionStart,
  keepsUnsent,
  onKeptElsewhere,
  RETRY_MS,
  unsentCount,
} from "../src";

const lim = { userId: "lim", groupId: "company-1" };
const stops: (() => void)[] = [];
const keeps = (count: (userId: string) => number, resume = vi.fn()) => {
  stops.push(keepsUnsent({ count, resume }));
  return resume;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  announceSessionEnd("signed-out");
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

test("what is kept goes on its way when its person signs in, also again", () => {
  const resume = keeps((userId) => (userId === "lim" ? 2 : 0));
  announceSessionStart({ userId: "tan", groupId: null });
  expect(resume).not.toHaveBeenCalled();
  announceSessionEnd("expired");
  announceSessionStart(lim);
  announceSessionStart({ ...lim });
  expect(resume.mock.calls).toEqual([[lim]]);
  announceSessionEnd("signed-out");
  announceSessionStart(lim);
  expect(resume).toHaveBeenCalledTimes(2);
});

test("a module that is loaded later is told who is signed in already", () => {
  announceSessionStart(lim);
  expect(keeps(() => 1)).toHaveBeenCalledWith(lim);
});

test("what cannot be loaded without a network is tried again with one", async () => {
  const resume = keeps(() => 1, vi.fn(async () => undefined).mockRejectedValueOnce(new Error("no such script")));
  announceSessionStart(lim);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event("online"));
  expect(resume).toHaveBeenCalledTimes(2);
});

test("all that is kept of a person is counted together", () => {
  keeps(() => 2);
  keeps((userId) => (userId === "lim" ? 3 : 0));
  expect(unsentCount("lim")).toBe(5);
  expect(unsentCount("tan")).toBe(2);
});

test("work is done once at a time, and again after pauses that grow", async () => {
  const work = vi.fn(async () => again.retry());
  const again = new Again(work);
  void again.run();
  await again.run();
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(RETRY_MS[0]);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(RETRY_MS[1] - 1);
  expect(work).toHaveBeenCalledTimes(2);
  again.close();
  await vi.advanceTimersByTimeAsync(60_000);
  await again.run();
  expect(work).toHaveBeenCalledTimes(2);
});

test("what another tab keeps is told, and what is not ours is not", () => {
  const listener = vi.fn();
  const stop = onKeptElsewhere("groundwork.punches.", listener);
  window.dispatchEvent(new StorageEvent("storage", { key: "groundwork.punches.one" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "other" }));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(listener).toHaveBeenCalledTimes(1);
});
