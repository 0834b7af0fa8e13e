import { ApiError } from "@groundwork/kit";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type KeptPress, MOST_KEPT, PressOutbox, type SendPress } from "../src/features/kiosk/press-outbox";

const PREFIX = "groundwork.kioskPresses.";
const press = (punchId: string, name = "Ana C."): KeptPress => ({
  punchId,
  sealed: `sealed ${punchId}`,
  name,
  deviceTime: "2026-11-29T07:02:00.000Z",
  counted: { origin: performance.timeOrigin, at: performance.now() },
});
const stored: SendPress = async ({ punchId }) => ({ punchId, verdict: "stored", reason: null, photoRefused: null });
const away = () => new ApiError({ errorCode: 0, httpStatus: 0, message: "No connection." });
const waits = (retryAfterSeconds: number) =>
  new ApiError({ errorCode: 9, httpStatus: 429, message: "Too many wrong PINs.", retryAfterSeconds });
const gone = () =>
  new ApiError({
    errorCode: 4,
    httpStatus: 404,
    message: "This tablet is not set up (any more).",
    fieldErrors: [{ field: "token", message: "Gone.", code: "unknownKiosk" }],
  });
const open: PressOutbox[] = [];
const outboxOf = (send: SendPress) => {
  const made = new PressOutbox(send);
  open.push(made);
  return made;
};
const kept = () => Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  for (const each of open.splice(0)) each.close();
  vi.useRealTimers();
});

test("presses are sent one at a time in their order, with how long ago they were, and nothing stays", async () => {
  let atOnce = 0;
  const send = vi.fn<SendPress>(async (body) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await Promise.resolve();
    atOnce -= 1;
    return stored(body);
  });
  const outbox = outboxOf(send);
  await Promise.all([outbox.put(press("p1"), "picture"), outbox.put(press("p2"), null)]);
  await outbox.flush();
  await vi.waitFor(() => expect(outbox.state().waiting).toEqual([]));
  const sent = send.mock.calls.map(([body]) => body);
  expect(sent.find(({ punchId }) => punchId === "p1")).toMatchObject({ sealed: "sealed p1", photo: "picture" });
  expect(sent.find(({ punchId }) => punchId === "p2")).toMatchObject({ photo: null });
  expect(sent.every(({ elapsedMs }) => typeof elapsedMs === "number")).toBe(true);
  expect(kept()).toEqual([]);
});

test("without a network all wait, are there after a reload, and are sent again by themselves", async () => {
  const failing = vi.fn<SendPress>(async () => Promise.reject(away()));
  const first = outboxOf(failing);
  for (const id of ["p1", "p2"]) await first.put(press(id), null);
  await first.flush();
  // The others need not be tried.
  expect(new Set(failing.mock.calls.map(([{ punchId }]) => punchId))).toEqual(new Set(["p1"]));
  first.close();
  let isDown = true;
  const send = vi.fn<SendPress>(async (body) => (isDown ? Promise.reject(away()) : stored(body)));
  const next = outboxOf(send);
  await next.flush();
  expect(next.state().waiting.map(({ punchId }) => punchId)).toEqual(["p1", "p2"]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.waitFor(() => expect(next.state().waiting).toEqual([]));
  expect(send.mock.calls.slice(-2).map(([{ punchId }]) => punchId)).toEqual(["p1", "p2"]);
});

test("too many wrong PINs of one hold up nobody else, and are sent when they may be", async () => {
  let mustWait = true;
  const send = vi.fn<SendPress>(async (body) =>
    body.punchId === "p1" && mustWait ? Promise.reject(waits(900)) : stored(body),
  );
  const outbox = outboxOf(send);
  await outbox.put(press("p1"), null);
  await outbox.put(press("p2", "Chen L."), null);
  await vi.waitFor(() => expect(outbox.state().waiting.map(({ punchId }) => punchId)).toEqual(["p1"]));
  const tried = send.mock.calls.length;
  mustWait = false;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send.mock.calls.length).toBe(tried);
  await vi.advanceTimersByTimeAsync(301_000);
  await vi.waitFor(() => expect(outbox.state().waiting).toEqual([]));
  expect(outbox.state().refused).toEqual([]);
});

test.each([413, 422])(
  "a press whose photo the service refuses with %i is sent once more without it",
  async (httpStatus) => {
    const send = vi.fn<SendPress>(async (body) =>
      body.photo === null ? stored(body) : Promise.reject(new ApiError({ errorCode: 1, httpStatus, message: "No." })),
    );
    const outbox = outboxOf(send);
    await outbox.put(press("p1"), "no picture");
    await vi.waitFor(() => expect(outbox.state()).toMatchObject({ waiting: [], refused: [] }));
    expect(send.mock.calls.map(([{ photo }]) => photo)).toEqual(["no picture", null]);
    expect(kept()).toEqual([]);
  },
);

test("what does not count is said with its name until it is removed, and what was sealed is gone", async () => {
  const reason = "The PIN was wrong.";
  const outbox = outboxOf(async ({ punchId }) => ({ punchId, verdict: "refused", reason, photoRefused: null }));
  await outbox.put(press("p1"), null);
  await vi.waitFor(() => expect(outbox.state().refused).toMatchObject([{ press: { name: "Ana C." }, reason }]));
  expect(JSON.stringify(kept())).not.toContain("sealed p1");
  await outbox.flush();
  outbox.forget("p1");
  expect(outbox.state().refused).toEqual([]);
  expect(kept()).toEqual([]);
});

test("a tablet that was removed asks once and says so of all that it keeps", async () => {
  const send = vi.fn<SendPress>(async () => Promise.reject(gone()));
  const outbox = outboxOf(send);
  await Promise.all(["p1", "p2", "p3"].map((id) => outbox.put(press(id), null)));
  await vi.waitFor(() => expect(outbox.state().refused).toHaveLength(3));
  expect(send).toHaveBeenCalledOnce();
});

test("what the service fails on, or has no project for now, stays and holds up no other", async () => {
  const down = new ApiError({ errorCode: 1, httpStatus: 500, message: "It failed." });
  const outbox = outboxOf(async (body) => (body.punchId === "p1" ? Promise.reject(down) : stored(body)));
  await outbox.put(press("p1"), null);
  await outbox.put(press("p2"), null);
  await vi.waitFor(() => expect(outbox.state().waiting.map(({ punchId }) => punchId)).toEqual(["p1"]));
});

test("it keeps so many and no more, and says where there is no room", async () => {
  const outbox = outboxOf(async () => Promise.reject(away()));
  for (let index = 0; index < MOST_KEPT; index++)
    localStorage.setItem(
      `${PREFIX}kiosk.tablet.p${index}`,
      JSON.stringify({ order: index, reason: null, press: press(`p${index}`) }),
    );
  expect(await outbox.put(press("one more"), null)).toBe(false);
  localStorage.clear();
  const full = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await outbox.put(press("p1"), null)).toBe(true);
  expect(outbox.state()).toMatchObject({ isKept: false, waiting: [{ punchId: "p1" }] });
  full.mockRestore();
});
