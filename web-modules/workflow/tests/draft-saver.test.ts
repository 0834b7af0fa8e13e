import { ApiError } from "@groundwork/kit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Draft, DraftSaver, type DraftService } from "../src/features/draft/draft-saver";
import { changeData, type Workflow } from "../src/graph";
import { twoSteps } from "./support/two-steps";

const start = twoSteps();
const named = (stepName: string): Workflow => changeData(start, start.nodes[0]?.id ?? "", { stepName });

const lost = new ApiError({ errorCode: 0, httpStatus: 0, message: "No connection", retryable: true });
const stale = new ApiError({ errorCode: 4, httpStatus: 409, message: "Saved by Lim Wei just now." });

/** A service that keeps what it is sent, and fails as often as it is told. */
class Service implements DraftService {
  stored: Draft = { version: 1, workflow: start };
  sent: (Draft & { key: string })[] = [];
  failures: ApiError[] = [];

  save = async (draft: Draft, key: string): Promise<number> => {
    this.sent.push({ ...draft, key });
    const failure = this.failures.shift();
    if (failure) throw failure;
    if (draft.version !== this.stored.version) throw stale;
    this.stored = { version: draft.version + 1, workflow: draft.workflow };
    return this.stored.version;
  };

  read = async (): Promise<Draft> => this.stored;
}

let service: Service;
let saver: DraftSaver;

beforeEach(() => {
  vi.useFakeTimers();
  service = new Service();
  saver = new DraftSaver(service, service.stored);
});

afterEach(() => {
  vi.useRealTimers();
});

describe("saving", () => {
  test("waits a moment after the last change and sends it once", async () => {
    saver.change(named("R"));
    await vi.advanceTimersByTimeAsync(500);
    saver.change(named("Request"));
    expect(saver.status().name).toBe("unsaved");
    await vi.advanceTimersByTimeAsync(1000);
    expect(service.sent.map(({ version }) => version)).toEqual([1]);
    expect(saver.status().name).toBe("saved");
    expect(saver.version).toBe(2);
  });

  test("what changes meanwhile is saved next, on the new revision", async () => {
    saver.change(named("Request"));
    const saving = saver.flush();
    const newer = named("Approval");
    saver.change(newer);
    await saving;
    expect(service.stored).toEqual({ version: 3, workflow: newer });
  });

  test("what was undone before it was saved is not sent", async () => {
    saver.change(named("Request"));
    saver.change(start);
    await vi.advanceTimersByTimeAsync(2000);
    expect(service.sent).toEqual([]);
    expect(saver.status().name).toBe("saved");
  });
});

describe("a lost connection", () => {
  test("is tried again with the same key before anything newer", async () => {
    service.failures = [lost];
    saver.change(named("Request"));
    expect(await saver.flush()).toBe(false);
    expect(saver.status().name).toBe("offline");
    saver.change(named("Approval"));
    await vi.advanceTimersByTimeAsync(5000);
    const [first, second, third] = service.sent;
    expect(second).toEqual(first);
    expect(third?.key).not.toBe(first?.key);
    expect(third?.version).toBe(2);
    expect(saver.status().name).toBe("saved");
  });
});

describe("somebody else saved meanwhile", () => {
  const theirs = { version: 7, workflow: named("Theirs") };

  beforeEach(async () => {
    service.stored = theirs;
    saver.change(named("Mine"));
    await saver.flush();
  });

  test("nothing is overwritten and both are kept", () => {
    expect(saver.status()).toEqual({ name: "conflict", theirs });
    expect(service.stored).toBe(theirs);
  });

  test("mine takes over on their revision", async () => {
    saver.change(named("Mine, newer"));
    expect(await saver.takeOver()).toBe(true);
    expect(service.stored).toEqual({ version: 8, workflow: named("Mine, newer") });
  });

  test("theirs is adopted without being sent back", async () => {
    saver.adopt(theirs);
    await vi.advanceTimersByTimeAsync(2000);
    expect(saver.status().name).toBe("saved");
    expect(saver.version).toBe(7);
    expect(service.sent).toHaveLength(1);
  });
});

test("a refusal says why and the next change is sent anew", async () => {
  const refusal = new ApiError({ errorCode: 4, httpStatus: 422, message: "The data structure is incorrect." });
  service.failures = [refusal];
  saver.change(named("Request"));
  expect(await saver.flush()).toBe(false);
  expect(saver.status()).toEqual({ name: "refused", error: refusal });
  saver.change(named("Approval"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.status().name).toBe("saved");
});
