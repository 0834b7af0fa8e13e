import { ApiError, RETRY_MS } from "@groundwork/kit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { KeptStep } from "../src/features/fill/outbox/kept-step";
import { Outbox, PAUSE_MS, type SendStep, type StepSaved } from "../src/features/fill/outbox/outbox";

const place = { userId: "wei", submissionId: "diary", stepId: "step-1" };

const offline = () => new ApiError({ errorCode: 0, httpStatus: 0, message: "Offline", retryable: true });
const refusal = (httpStatus: number, fieldErrors: { field: string; message: string }[] = []) =>
  new ApiError({ errorCode: 4, httpStatus, message: "No", fieldErrors });

/** Answers like the service: every field sent gets its next revision. */
const taken = (body: Parameters<SendStep>[0], conflicts: StepSaved["conflicts"] = []): StepSaved => ({
  savedAt: "2026-11-21T10:00:00+08:00",
  revisions: Object.fromEntries(
    Object.keys(body.values)
      .filter((id) => !conflicts.some(({ fieldId }) => fieldId === id))
      .map((id) => [id, (body.revisions?.[id] ?? 0) + 1]),
  ),
  conflicts,
  refused: [],
  others: [],
});

const conflictOf = (fieldId: string, value: unknown, revision: number): StepSaved["conflicts"][number] => ({
  fieldId,
  value,
  sentValue: "mine",
  revision,
  savedBy: null,
  savedAt: "2026-11-21T10:00:00+08:00",
});

function boxOf(send: SendStep, revisions: Record<string, number> = {}) {
  return new Outbox({ kept: new KeptStep(place), title: "Site diary", revisions, send });
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("what is entered", () => {
  test("is kept in the browser at once, and forgotten when the service has it", async () => {
    const send = vi.fn<SendStep>(async (body) => taken(body));
    const box = boxOf(send);
    box.put({ weather: "dry" });
    expect(new KeptStep(place).read()?.entries).toEqual({ weather: { value: "dry", revision: 0 } });
    expect(box.savedState("weather")).toBe("unsaved");
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(send).toHaveBeenCalledTimes(1);
    expect(box.state()).toMatchObject({ phase: "saved", unsent: 0 });
    expect(box.savedState("weather")).toBe("saved");
    expect(new KeptStep(place).read()).toBeNull();
  });

  test("goes in one save with only the fields that changed, upon the revisions that were seen", async () => {
    const send = vi.fn<SendStep>(async (body) => taken(body));
    const box = boxOf(send, { weather: 3, crew: 1, remarks: 7 });
    box.put({ weather: "d" });
    await vi.advanceTimersByTimeAsync(PAUSE_MS / 2);
    box.put({ weather: "dry" });
    box.put({ crew: "12" });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      values: { weather: "dry", crew: "12" },
      revisions: { weather: 3, crew: 1 },
    });
    box.put({ weather: "rain" });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(send.mock.calls[1]?.[0]).toMatchObject({ values: { weather: "rain" }, revisions: { weather: 4 } });
  });

  test("while a save is on its way is sent after it, upon its revision", async () => {
    let answer = () => {};
    const send = vi.fn<SendStep>(
      (body) =>
        new Promise((resolve) => {
          answer = () => resolve(taken(body));
        }),
    );
    const box = boxOf(send);
    box.put({ weather: "dry" });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(box.savedState("weather")).toBe("saving");
    box.put({ weather: "rain" });
    answer();
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(send.mock.calls[1]?.[0]).toMatchObject({ values: { weather: "rain" }, revisions: { weather: 1 } });
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(box.state().phase).toBe("saved");
  });
});

describe("without a network", () => {
  test("it is sent again by itself until it arrives, as it was and with its key", async () => {
    const send = vi.fn<SendStep>().mockRejectedValueOnce(offline()).mockRejectedValueOnce(offline());
    send.mockImplementation(async (body) => taken(body));
    const box = boxOf(send);
    box.put({ weather: "dry" });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(box.state()).toMatchObject({ phase: "offline", unsent: 1 });
    await vi.advanceTimersByTimeAsync(RETRY_MS[0]);
    expect(box.state().phase).toBe("offline");
    await vi.advanceTimersByTimeAsync(RETRY_MS[1]);
    expect(box.state()).toMatchObject({ phase: "saved", unsent: 0 });
    const [first, second, third] = send.mock.calls;
    expect(second).toEqual(first);
    expect(third).toEqual(first);
  });

  test("it survives a reload: the lost save is repeated with its key, then what came after it", async () => {
    const lost = vi.fn<SendStep>().mockRejectedValue(offline());
    const before = boxOf(lost);
    before.put({ weather: "dry" });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    before.put({ crew: "12" });
    before.close();

    const send = vi.fn<SendStep>(async (body) => taken(body));
    const after = boxOf(send);
    expect(after.unsent()).toEqual({ weather: "dry", crew: "12" });
    expect(await after.flush()).toBe(true);
    expect(send.mock.calls[0]).toEqual(lost.mock.calls[0]);
    expect(send.mock.calls[1]?.[0].values).toEqual({ crew: "12" });
    expect(new KeptStep(place).read()).toBeNull();
  });

  test("whoever was signed out is told so, and what was entered goes out after signing in", async () => {
    const send = vi.fn<SendStep>().mockRejectedValueOnce(refusal(401));
    send.mockImplementation(async (body) => taken(body));
    const box = boxOf(send);
    box.put({ weather: "dry" });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(box.state()).toMatchObject({ phase: "signedOut", unsent: 1 });
    expect(await box.flush()).toBe(true);
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  });

  test("the moment that the network is back ends the wait", async () => {
    const send = vi.fn<SendStep>().mockRejectedValueOnce(offline());
    send.mockImplementation(async (body) => taken(body));
    const box = boxOf(send);
    box.put({ weather: "dry" });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    box.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(box.state().phase).toBe("saved");
  });
});

describe("a field that somebody else filled in too", () => {
  const theirs: SendStep = async (body) =>
    taken(body, body.revisions?.weather === 1 ? [conflictOf("weather", "theirs", 5)] : []);

  test("waits for a choice, while the others are saved", async () => {
    const box = boxOf(theirs, { weather: 1 });
    box.put({ weather: "mine", crew: "12" });
    expect(await box.flush()).toBe(false);
    expect(box.state()).toMatchObject({ unsent: 1, conflicts: [{ fieldId: "weather", value: "theirs" }] });
    expect(box.savedState("weather")).toBe("failed");
    expect(new KeptStep(place).read()?.entries).toHaveProperty("weather");
  });

  test("takes mine upon theirs", async () => {
    const send = vi.fn<SendStep>(theirs);
    const box = boxOf(send, { weather: 1 });
    box.put({ weather: "mine" });
    await box.flush();
    box.choose("weather", "mine");
    await vi.advanceTimersByTimeAsync(0);
    expect(send.mock.lastCall?.[0]).toMatchObject({ values: { weather: "mine" }, revisions: { weather: 5 } });
    expect(box.state()).toMatchObject({ phase: "saved", conflicts: [], unsent: 0 });
  });

  test("shows theirs when theirs is chosen, and sends nothing", async () => {
    const send = vi.fn<SendStep>(theirs);
    const shown = vi.fn();
    const box = boxOf(send, { weather: 1 });
    box.onTheirs(shown);
    box.put({ weather: "mine" });
    await box.flush();
    box.choose("weather", "theirs");
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(shown).toHaveBeenCalledWith("weather", "theirs");
    expect(send).toHaveBeenCalledTimes(1);
    expect(box.revision("weather")).toBe(5);
    expect(new KeptStep(place).read()).toBeNull();
  });
});

describe("a refusal", () => {
  test("of one field holds up no other", async () => {
    const send = vi.fn<SendStep>(async (body) => {
      if ("crew" in body.values) throw refusal(422, [{ field: "crew", message: "At most 10 letters." }]);
      return taken(body);
    });
    const box = boxOf(send);
    box.put({ weather: "dry", crew: "far too many" });
    expect(await box.flush()).toBe(false);
    expect(box.savedState("weather")).toBe("saved");
    expect(box.complaint("crew")).toBe("At most 10 letters.");
    expect(box.savedState("crew")).toBe("failed");
  });

  test("of one field among those that were saved stays with that field, until it is changed", async () => {
    const send = vi.fn<SendStep>(async (body) => {
      const { crew, ...others } = body.values;
      const isWrong = crew === "far too many";
      const refused = isWrong ? [{ field: "crew", message: "At most 10 letters.", code: "tooLong" }] : [];
      return { ...taken({ ...body, values: isWrong ? others : body.values }), refused };
    });
    const box = boxOf(send);
    box.put({ weather: "dry", crew: "far too many" });
    expect(await box.flush()).toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
    expect(box.savedState("weather")).toBe("saved");
    expect(box.complaint("crew")).toBe("At most 10 letters.");
    expect(new KeptStep(place).read()?.entries).toEqual({ crew: { value: "far too many", revision: 0 } });
    box.put({ crew: "twelve" });
    expect(await box.flush()).toBe(true);
    expect(box.savedState("crew")).toBe("saved");
  });

  test("of the step itself is told, and what was entered stays kept", async () => {
    const box = boxOf(async () => Promise.reject(refusal(409)));
    box.put({ weather: "dry" });
    expect(await box.flush()).toBe(false);
    expect(box.state()).toMatchObject({ phase: "refused", unsent: 1 });
    expect(new KeptStep(place).read()?.entries).toHaveProperty("weather");
  });
});
