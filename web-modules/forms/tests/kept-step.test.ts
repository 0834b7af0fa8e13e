import { ApiError } from "@groundwork/kit";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { KeptStep } from "../src/features/fill/outbox/kept-step";
import { Outbox, type SendStep } from "../src/features/fill/outbox/outbox";

const place = { userId: "wei", submissionId: "diary", stepId: "step-1" };

const takes: SendStep = async ({ values }) => ({
  savedAt: "2026-11-21T10:00:00+08:00",
  revisions: Object.fromEntries(Object.keys(values).map((id) => [id, 1])),
  conflicts: [],
  refused: [],
  others: [],
});

const away: SendStep = async () =>
  Promise.reject(new ApiError({ errorCode: 0, httpStatus: 0, message: "Offline", retryable: true }));

function boxOf(send: SendStep) {
  return new Outbox({ kept: new KeptStep(place), title: "Site diary", revisions: {}, send });
}

beforeEach(() => localStorage.clear());

test("a browser without room says so instead of pretending", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  const box = boxOf(takes);
  box.put({ weather: "dry" });
  expect(box.state().isKept).toBe(false);
  vi.unstubAllGlobals();
});

test("what somebody wrote into the storage by hand is passed over", () => {
  const prefix = "groundwork.unsent.wei.diary.step-1";
  localStorage.setItem(`${prefix}.field.a`, '{"value":1}');
  localStorage.setItem(`${prefix}.field.b`, '{"value":2,"revision":0}');
  expect(new KeptStep(place).read()?.entries).toEqual({ b: { value: 2, revision: 0 } });
  localStorage.setItem(`${prefix}.field.b`, "not json");
  expect(new KeptStep(place).read()).toBeNull();
  expect(KeptStep.all("wei")).toHaveLength(1);
  expect(KeptStep.all("mei")).toHaveLength(0);
});

describe("two tabs of one step", () => {
  test("keep each other's fields until the service has them", async () => {
    const [one, other] = [boxOf(away), boxOf(away)];
    one.put({ weather: "dry" });
    other.put({ crew: "12" });
    expect(await one.flush()).toBe(false);
    one.close();
    other.close();
    const send = vi.fn<SendStep>(takes);
    expect(await boxOf(send).flush()).toBe(true);
    const sent = Object.assign({}, ...send.mock.calls.map(([body]) => body.values));
    expect(sent).toEqual({ weather: "dry", crew: "12" });
    expect(KeptStep.all("wei")).toEqual([]);
  });

  test("keep what was typed into the same field last, though the first tab's was saved", async () => {
    const one = boxOf(takes);
    one.put({ weather: "dry" });
    boxOf(away).put({ weather: "wet" });
    expect(await one.flush()).toBe(true);
    expect(new KeptStep(place).read()?.entries).toEqual({ weather: { value: "wet", revision: 0 } });
  });
});
