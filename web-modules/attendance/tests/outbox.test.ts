import { ApiError, RETRY_MS } from "@groundwork/kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  CHECK,
  countKept,
  type KeptPunch,
  KeptPunches,
  keptOf,
  OWN_PUNCHES,
  type Whose,
} from "../src/features/clock/kept-punches";
import { PunchOutbox, type SendPunches } from "../src/features/clock/outbox";

const HERE = { userId: "user-1", groupId: "company-1" };
const readKept = (whose: Whose) => keptOf(new KeptPunches(whose, OWN_PUNCHES).entries());
const THERE = { userId: "user-1", groupId: "company-2" };
const away = () => new ApiError({ errorCode: 0, httpStatus: 0, message: "No connection." });

function punch(checkType: KeptPunch["checkType"] = CHECK.in): KeptPunch {
  return {
    punchId: crypto.randomUUID(),
    projectId: "project-1",
    checkType,
    deviceTime: "2026-11-20T00:00:00.000Z",
    counted: { origin: performance.timeOrigin, at: performance.now() },
    note: "",
    position: null,
  };
}

const verdict = (punchId: string, change: object = {}) => ({
  punchId,
  verdict: "stored" as const,
  at: "2026-11-20T00:00:00Z",
  marks: [],
  reason: null,
  ...change,
});
const taken: SendPunches = async ({ punches }) => ({ verdicts: punches.map(({ punchId }) => verdict(punchId)) });
const nowhere = Promise.resolve(null);

/** What the service says to a note that it can't take. */
const picky: SendPunches = async (body, options) => {
  if (body.punches.some(({ note }) => note === "bad"))
    throw new ApiError({ errorCode: 4, httpStatus: 422, message: "Not valid." });
  return taken(body, options);
};

const toldElsewhere = (key: string) => window.dispatchEvent(new StorageEvent("storage", { key }));
const opened: PunchOutbox[] = [];

function boxOf(send: SendPunches, whose = HERE) {
  const onTaken = vi.fn(async () => undefined);
  const outbox = new PunchOutbox({ kind: OWN_PUNCHES, whose, deviceId: "device-1", send, most: 100, onTaken });
  opened.push(outbox);
  return { onTaken, outbox };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.close();
  vi.useRealTimers();
});

test("what is pressed is kept before anything is sent, and gone once it is taken", async () => {
  const send = vi.fn(taken);
  const { outbox, onTaken } = boxOf(send);
  const pressed = punch();
  const putting = outbox.put([pressed], nowhere);
  expect(readKept(HERE).punches).toEqual([pressed]);
  expect(send).not.toHaveBeenCalled();
  await putting;
  await outbox.flush();
  expect(readKept(HERE).punches).toEqual([]);
  expect(outbox.state()).toMatchObject({ phase: "idle", punches: [] });
  expect(onTaken).toHaveBeenCalledOnce();
});

test("what is taken counts on until what the service says was read anew", async () => {
  let read: () => void = () => undefined;
  const { outbox, onTaken } = boxOf(taken);
  onTaken.mockReturnValue(
    new Promise((resolve) => {
      read = () => resolve(undefined);
    }),
  );
  const pressed = punch();
  await outbox.put([pressed], nowhere);
  await outbox.flush();
  expect(outbox.state()).toMatchObject({ punches: [], settling: [pressed] });
  read();
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.state().settling).toEqual([]);
});

test("without a network it stays, and is sent again by itself with the same id", async () => {
  const send = vi.fn(taken).mockRejectedValueOnce(away());
  const { outbox } = boxOf(send);
  const pressed = punch();
  await outbox.put([pressed], nowhere);
  await outbox.flush();
  expect(outbox.state()).toMatchObject({ phase: "offline" });
  expect(readKept(HERE).punches).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(RETRY_MS[0]);
  expect(send.mock.calls.map(([{ punches }]) => punches.map(({ punchId }) => punchId))).toEqual([
    [pressed.punchId],
    [pressed.punchId],
  ]);
  expect(readKept(HERE).punches).toEqual([]);
});

test("whatever goes wrong, a press is never given up", async () => {
  const broken = new ApiError({ errorCode: 4, httpStatus: 409, message: "Not now." });
  const { outbox } = boxOf(vi.fn(taken).mockRejectedValue(broken));
  await outbox.put([punch()], nowhere);
  await outbox.flush();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(outbox.state().phase).toBe("failed");
  expect(readKept(HERE).punches).toHaveLength(1);
});

test("the next visit sends what the last one left, without a count that says nothing any more", async () => {
  const first = boxOf(vi.fn(taken).mockRejectedValue(away()));
  await first.outbox.put([{ ...punch(), counted: { origin: 1, at: 5 } }], nowhere);
  first.outbox.close();
  const send = vi.fn(taken);
  await boxOf(send).outbox.flush();
  expect(send.mock.calls[0]?.[0].punches[0]).toMatchObject({ elapsedMs: null, deviceTime: "2026-11-20T00:00:00.000Z" });
  expect(send.mock.calls[0]?.[0].punches[0]).not.toHaveProperty("counted");
});

test("what was pressed in one company is sent as of it, and not from another", async () => {
  const first = boxOf(vi.fn(taken).mockRejectedValue(away()));
  const pressed = punch();
  await first.outbox.put([pressed], nowhere);
  first.outbox.close();
  const elsewhere = vi.fn(taken);
  await boxOf(elsewhere, THERE).outbox.flush();
  expect(elsewhere).not.toHaveBeenCalled();
  expect(readKept(HERE).punches).toEqual([pressed]);
  const back = vi.fn(taken);
  await boxOf(back).outbox.flush();
  expect(back.mock.calls[0]?.[0]).toMatchObject({ groupId: HERE.groupId, punches: [{ punchId: pressed.punchId }] });
});

test("they go in their order: none before one whose place is still being looked for", async () => {
  const send = vi.fn(taken);
  const { outbox } = boxOf(send);
  let found: (position: null) => void = () => undefined;
  const looking = outbox.put(
    [punch(CHECK.in)],
    new Promise((resolve) => {
      found = resolve;
    }),
  );
  await outbox.put([punch(CHECK.out)], nowhere);
  await outbox.flush();
  expect(send).not.toHaveBeenCalled();
  found(null);
  await looking;
  await outbox.flush();
  expect(send.mock.calls.flatMap(([{ punches }]) => punches.map(({ checkType }) => checkType))).toEqual([1, 2]);
});

test("what the service can't take stays here with its reason until it was read", async () => {
  const reason = "Ask its manager.";
  const { outbox } = boxOf(async ({ punches }) => ({
    verdicts: punches.map(({ punchId }) => verdict(punchId, { verdict: "refused", at: null, reason })),
  }));
  const pressed = punch();
  await outbox.put([pressed], nowhere);
  await outbox.flush();
  expect(readKept(HERE)).toMatchObject({ punches: [], refused: [{ punch: pressed, reason }] });
  outbox.forget(pressed.punchId);
  expect(readKept(HERE).refused).toEqual([]);
});

test("two tabs keep what is pressed in either, and both send what is there", async () => {
  const one = boxOf(vi.fn(taken).mockRejectedValue(away())).outbox;
  const send = vi.fn(taken).mockRejectedValueOnce(away());
  const { outbox: other, onTaken } = boxOf(send);
  const [first, second] = [punch(CHECK.in), punch(CHECK.out)];
  await one.put([first], nowhere);
  await other.put([second], nowhere);
  expect(readKept(HERE).punches).toEqual([first, second]);
  toldElsewhere(`groundwork.punches.company-1.user-1.${second.punchId}`);
  expect(one.state().punches).toEqual([first, second]);
  await vi.advanceTimersByTimeAsync(RETRY_MS[0]);
  expect(send.mock.lastCall?.[0].punches.map(({ punchId }) => punchId)).toEqual([first.punchId, second.punchId]);
  expect(onTaken).toHaveBeenCalled();
  toldElsewhere(`groundwork.punches.company-1.user-1.${first.punchId}`);
  // Taken by way of the other tab: what the service says is read anew here, too.
  expect(one.state()).toMatchObject({ punches: [], settling: [first, second] });
});

test("one that can't be taken as it is holds up no others, and goes once it was put right", async () => {
  const send = vi.fn(picky).mockRejectedValueOnce(away());
  const { outbox } = boxOf(send);
  const faulty = { ...punch(CHECK.breakStart), note: "bad" };
  await outbox.put([punch(CHECK.in), faulty, punch(CHECK.out)], nowhere);
  await vi.advanceTimersByTimeAsync(RETRY_MS[0]);
  expect(outbox.state()).toMatchObject({
    phase: "idle",
    punches: [],
    refused: [{ punch: faulty, reason: "Not valid." }],
  });
  outbox.sendAgain(faulty.punchId, "good");
  await outbox.flush();
  expect(send.mock.lastCall?.[0].punches).toMatchObject([{ punchId: faulty.punchId, note: "good" }]);
  expect(readKept(HERE)).toEqual({ punches: [], refused: [] });
});

test("a press whose page was closed while its place was looked for goes without one, a moment later", async () => {
  const first = boxOf(vi.fn(taken)).outbox;
  void first.put([punch()], new Promise(() => undefined));
  first.close();
  const send = vi.fn(taken);
  await boxOf(send).outbox.flush();
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_001);
  expect(send).toHaveBeenCalledTimes(1);
});

test("what an earlier release kept under one key is sent, too", () => {
  const [one, other, theirs] = [punch(), punch(CHECK.out), punch()];
  const together = { punches: [one, other], refused: [{ punch: theirs, reason: "Ask." }] };
  localStorage.setItem("groundwork.punches.company-1.user-1", JSON.stringify(together));
  expect(countKept("user-1")).toBe(1);
  expect(readKept(HERE)).toEqual(together);
  expect(localStorage.getItem("groundwork.punches.company-1.user-1")).toBeNull();
  expect(countKept("user-1")).toBe(3);
  expect(countKept("user-2")).toBe(0);
});

test("what the browser has no room for is sent all the same, and says so meanwhile", async () => {
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, removeItem: () => undefined, setItem });
  const send = vi.fn(taken).mockRejectedValueOnce(away());
  const { outbox } = boxOf(send);
  await outbox.put([punch()], nowhere);
  expect(outbox.state()).toMatchObject({ isKept: false });
  await vi.advanceTimersByTimeAsync(RETRY_MS[0]);
  expect(outbox.state()).toMatchObject({ isKept: true, phase: "idle", punches: [] });
  vi.unstubAllGlobals();
});

test("what a browser's storage holds beside punches is passed over", () => {
  for (const text of ["no json", "[]", '{"punches":[{"punchId":1}],"refused":[null]}']) {
    for (const key of ["", ".punch-1"]) localStorage.setItem(`groundwork.punches.company-1.user-1${key}`, text);
    expect(readKept(HERE)).toEqual({ punches: [], refused: [] });
  }
});
