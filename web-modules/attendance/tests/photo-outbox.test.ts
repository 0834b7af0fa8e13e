import { ApiError } from "@groundwork/kit";
import { IDBDatabase as FakeDatabase, IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { CHECK, countKeptPhotos, KeptPunches, OWN_PUNCHES } from "../src/features/clock/kept-punches";
import { GONE, type KeptPhoto, PhotoOutbox } from "../src/features/clock/photo-outbox";

const HERE = { userId: "user-1", groupId: "company-1" };
const file = new File(["picture"], "me.jpg", { type: "image/jpeg" });
const refusal = () => new ApiError({ errorCode: 6, httpStatus: 409, message: "It is older." });
const away = () => new ApiError({ errorCode: 0, httpStatus: 0, message: "No connection." });
const punch = (punchId: string) => ({
  punchId,
  projectId: "project-1",
  checkType: CHECK.in,
  deviceTime: "2026-11-20T00:00:00.000Z",
  counted: { origin: performance.timeOrigin, at: performance.now() },
  note: "",
  position: null,
});

const database = new IDBFactory();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("indexedDB", database);
});

test("a photo goes behind its punch, once, under one id", async () => {
  const punches = new KeptPunches(HERE, OWN_PUNCHES);
  punches.add([punch("punch-1")]);
  const send = vi.fn(async (_: KeptPhoto, __: File, ___: readonly string[]) => undefined);
  const outbox = new PhotoOutbox(HERE, send);
  await outbox.put("punch-1", file);
  expect(send).not.toHaveBeenCalled();
  expect(countKeptPhotos("user-1")).toBe(1);
  punches.forget("punch-1");
  await outbox.flush();
  await outbox.flush();
  expect(send.mock.calls).toEqual([[expect.objectContaining({ punchId: "punch-1" }), expect.anything(), ["punch-1"]]]);
  expect(outbox.state().waiting).toEqual([]);
  expect(countKeptPhotos("user-1")).toBe(0);
});

test("without a network it is tried again under the same id, and holds up no other", async () => {
  const send = vi.fn(async ({ punchId }: KeptPhoto) => {
    if (punchId === "punch-1" && send.mock.calls.length < 3) throw away();
  });
  const outbox = new PhotoOutbox(HERE, send);
  await outbox.put("punch-1", file);
  await outbox.put("punch-2", file);
  await outbox.flush();
  outbox.close();
  const ids = send.mock.calls.filter(([{ punchId }]) => punchId === "punch-1").map(([{ photoId }]) => photoId);
  expect(new Set(ids).size).toBe(1);
  expect(ids.length).toBeGreaterThan(1);
  expect(outbox.state().waiting).toEqual([]);
});

test("what the service can't take is told with its reason until it is removed", async () => {
  const outbox = new PhotoOutbox(HERE, async () => Promise.reject(refusal()));
  await outbox.put("punch-1", file);
  outbox.close();
  const reloaded = new PhotoOutbox(HERE, async () => undefined);
  await reloaded.flush();
  const [refused] = reloaded.state().refused;
  expect(refused?.reason).toBe("It is older.");
  reloaded.forgetOf("punch-1");
  expect(reloaded.state()).toEqual({ waiting: [], refused: [] });
});

test("a page that was closed sends it when it is open again", async () => {
  const closed = new PhotoOutbox(HERE, async () => Promise.reject(away()));
  await closed.put("punch-1", file);
  closed.close();
  const send = vi.fn(async (_: KeptPhoto, __: File) => undefined);
  const outbox = new PhotoOutbox(HERE, send);
  await outbox.flush();
  await outbox.flush();
  expect(send).toHaveBeenCalledTimes(1);
  expect(outbox.state()).toEqual({ waiting: [], refused: [] });
});

test("where the browser can't be read it waits, and where it holds no file any more that is told", async () => {
  const closed = new PhotoOutbox(HERE, async () => Promise.reject(away()));
  await closed.put("punch-1", file);
  closed.close();
  const send = vi.fn(async () => undefined);
  const outbox = new PhotoOutbox(HERE, send);
  const transaction = vi.spyOn(FakeDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("Internal error.", "UnknownError");
  });
  await outbox.flush();
  expect(outbox.state().waiting).toHaveLength(1);
  expect(outbox.state().refused).toEqual([]);
  transaction.mockRestore();
  await new Promise((done, failed) => {
    const opened = indexedDB.open("groundwork.attendance", 1);
    opened.onerror = failed;
    opened.onsuccess = () => {
      const clearing = opened.result.transaction("unsentPhotos", "readwrite");
      clearing.objectStore("unsentPhotos").clear();
      clearing.oncomplete = done;
    };
  });
  await outbox.flush();
  expect(send).not.toHaveBeenCalled();
  expect(outbox.state().waiting).toEqual([]);
  expect(outbox.state().refused).toEqual([{ photo: expect.objectContaining({ punchId: "punch-1" }), reason: GONE }]);
});

test("one of a crew waits for all that were pressed with it, and is of those that the service has", async () => {
  const punches = new KeptPunches(HERE, OWN_PUNCHES);
  punches.add(["punch-1", "punch-2", "punch-3"].map(punch));
  const send = vi.fn(async (_: KeptPhoto, __: File, ___: readonly string[]) => undefined);
  const outbox = new PhotoOutbox(HERE, send);
  await outbox.put("punch-1", file, ["punch-2", "punch-3"]);
  punches.forget("punch-1");
  punches.change("punch-2", () => ({ reason: "This person is not in the project." }));
  await outbox.flush();
  expect(send).not.toHaveBeenCalled();
  punches.forget("punch-3");
  await outbox.flush();
  expect(send.mock.calls.map(([, , ids]) => ids)).toEqual([["punch-1", "punch-3"]]);
  expect(outbox.state()).toEqual({ waiting: [], refused: [] });
});

test("one of a crew goes on without a punch that was dropped, and goes with the last", async () => {
  const punches = new KeptPunches(HERE, OWN_PUNCHES);
  punches.add(["punch-1", "punch-2"].map(punch));
  const outbox = new PhotoOutbox(HERE, async () => undefined);
  await outbox.put("punch-1", file, ["punch-2"]);
  outbox.forgetOf("punch-1");
  expect(outbox.state().waiting).toEqual([expect.objectContaining({ punchId: "punch-2" })]);
  outbox.forgetOf("punch-2");
  expect(outbox.state().waiting).toEqual([]);
});
