import { ApiError, KeptFacts, RETRY_MS } from "@groundwork/kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { codeOf } from "../src/features/equipment/codes";
import { countKeptScans, type KeptScan, SCANS } from "../src/features/equipment/kept-scans";
import { ScanOutbox, type SendScans } from "../src/features/equipment/scan-outbox";

const HERE = { userId: "user-1", groupId: "company-1" };
const CODE = "0123456789ABCDEFGHJKMNPQRS";
const away = () => new ApiError({ errorCode: 0, httpStatus: 0, message: "No connection." });

function scan(code = CODE): KeptScan {
  return {
    scanId: crypto.randomUUID(),
    code,
    projectId: "project-1",
    checkType: 1,
    deviceTime: "2026-11-20T00:00:00.000Z",
    counted: { origin: performance.timeOrigin, at: performance.now() },
    position: null,
  };
}

const verdict = (scanId: string, change: object = {}) => ({
  scanId,
  verdict: "stored" as const,
  at: "2026-11-20T00:00:00Z",
  equipmentId: "equipment-1",
  name: "Crane",
  marks: [],
  partsCount: 0,
  errorCode: 1,
  reason: null,
  ...change,
});
const taking: SendScans = async ({ scans }) => ({ verdicts: scans.map(({ scanId }) => verdict(scanId)) });
const opened: ScanOutbox[] = [];

function boxOf(send: SendScans, whose = HERE) {
  const outbox = new ScanOutbox(whose, send);
  opened.push(outbox);
  return outbox;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.close();
  vi.useRealTimers();
});

test("what is scanned is kept before it is sent, and told once it is taken", async () => {
  const send = vi.fn(taking);
  const outbox = boxOf(send);
  const scanned = scan();
  void outbox.put([scanned]);
  expect(new KeptFacts(SCANS, HERE).entries().map((each) => each.fact)).toEqual([scanned]);
  await outbox.flush();
  expect(countKeptScans(HERE.userId)).toBe(0);
  expect(outbox.state()).toMatchObject({ phase: "idle", waiting: [] });
  expect(outbox.taken.state().scans).toMatchObject([{ verdict: { name: "Crane" } }]);
  expect(send.mock.calls[0]?.[0]).toMatchObject({ groupId: "company-1", scans: [{ code: CODE, checkType: 1 }] });
});

test("without a network scans wait in their order, and go together once it is back", async () => {
  const send = vi.fn(taking).mockRejectedValueOnce(away());
  const outbox = boxOf(send);
  const scans = [scan(), scan(), scan()];
  for (const each of scans) void outbox.put([each]);
  await outbox.flush();
  expect(outbox.state()).toMatchObject({ phase: "offline", waiting: scans });
  await vi.advanceTimersByTimeAsync(RETRY_MS[0]);
  expect(send.mock.lastCall?.[0].scans.map(({ scanId }) => scanId)).toEqual(scans.map(({ scanId }) => scanId));
  expect(outbox.state()).toMatchObject({ phase: "idle", waiting: [] });
});

test("what an earlier visit left is sent by the next one, and by nobody else", async () => {
  const offline = boxOf(async () => Promise.reject(away()));
  void offline.put([scan()]);
  await offline.flush();
  offline.close();
  const colleague = vi.fn(taking);
  await boxOf(colleague, { ...HERE, userId: "user-2" }).flush();
  expect(colleague).not.toHaveBeenCalled();
  const send = vi.fn(taking);
  await boxOf(send).flush();
  expect(send).toHaveBeenCalledOnce();
});

test("what is refused says why and stays until it was read, and the rest is taken", async () => {
  const outbox = boxOf(async ({ scans }) => ({
    verdicts: scans.map(({ scanId, code }) =>
      code === "NOBODYS"
        ? verdict(scanId, { verdict: "refused", errorCode: 6, reason: "Not found." })
        : verdict(scanId),
    ),
  }));
  const [wrong, right] = [scan("NOBODYS"), scan()];
  void outbox.put([wrong]);
  void outbox.put([right]);
  await outbox.flush();
  expect(outbox.state().refused).toMatchObject([{ fact: wrong, reason: "Not found." }]);
  expect(outbox.taken.state().scans.map((each) => each.scan)).toEqual([right]);
  outbox.forget(wrong.scanId);
  expect(outbox.state().refused).toEqual([]);
  expect(countKeptScans(HERE.userId)).toBe(0);
});

test("one that the service can't read holds up no others", async () => {
  const outbox = boxOf(async (body, options) => {
    if (body.scans.some(({ code }) => code === "BAD"))
      throw new ApiError({ errorCode: 4, httpStatus: 422, message: "Not valid." });
    return taking(body, options);
  });
  for (const each of [scan(), scan("BAD"), scan()]) void outbox.put([each]);
  await outbox.flush();
  expect(outbox.state()).toMatchObject({ phase: "idle", waiting: [], refused: [{ reason: "Not valid." }] });
  expect(outbox.taken.state().scans).toHaveLength(2);
});

test("a label is the same however it was read", () => {
  const typed = "o1234 56789-abcde fghjk mnpqr s";
  for (const scanned of [CODE, `https://work.example/attendance/code/${CODE}`, typed])
    expect(codeOf(scanned)).toBe(CODE);
  expect(codeOf("https://example.com/Menu")).toBe("https://example.com/Menu");
  expect(codeOf(`https://example.com/${"\u{1f69c}".repeat(400)}`).isWellFormed()).toBe(true);
});
