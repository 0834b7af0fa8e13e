import { ApiError, RETRY_MS } from "@groundwork/kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PAUSE_MS, type SendStep } from "../src/features/fill/outbox/outbox";
import { outboxOf } from "../src/features/fill/outbox/outboxes";

const signedOut = () => new ApiError({ errorCode: 2, httpStatus: 401, message: "Who are you?" });
const taking = () =>
  vi.fn<SendStep>(async ({ values }) => ({
    savedAt: "2026-11-21T10:00:00+08:00",
    revisions: Object.fromEntries(Object.keys(values).map((id) => [id, 1])),
    conflicts: [],
    refused: [],
    others: [],
  }));
const refusing = () => vi.fn<SendStep>(() => Promise.reject(signedOut()));
const guest = (email: string, submissionId: string) => ({
  userId: `guest.${submissionId}.${email}`,
  submissionId,
  stepId: "step-1",
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("who comes next in the same tab sees nothing of who was here, and sends nothing of theirs", async () => {
  const [first, second] = [refusing(), taking()];
  const wei = outboxOf(guest("wei@example.com", "permit"), "Permit", {}, first);
  wei.put({ remarks: "of Wei" });
  const ana = outboxOf(guest("ana@example.com", "permit"), "Permit", {}, second);
  expect(ana.unsent()).toEqual({});
  ana.put({ crew: "4" });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(second.mock.calls.map(([body]) => body.values)).toEqual([{ crew: "4" }]);
  expect(wei.unsent()).toEqual({ remarks: "of Wei" });
});

test("who says anew who they are sends what is left by the pass they have now", async () => {
  const [before, now] = [refusing(), taking()];
  const place = guest("wei@example.com", "diary");
  const box = outboxOf(place, "Diary", {}, before);
  box.put({ remarks: "typed as the pass ran out" });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(box.state().phase).toBe("signedOut");
  const again = outboxOf(place, "Diary", {}, now);
  await vi.advanceTimersByTimeAsync(RETRY_MS[0] ?? 0);
  expect(now.mock.calls.map(([body]) => body.values)).toEqual([{ remarks: "typed as the pass ran out" }]);
  expect(again.state()).toMatchObject({ phase: "saved", unsent: 0 });
});
