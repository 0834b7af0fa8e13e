import { ApiError } from "@groundwork/kit";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DraftSaver, PAUSE_MS } from "../../src/editor/draft/draft-saver";
import { openDraft } from "../../src/editor/draft/open-draft";

type Body = readonly string[][];

const form = (...lines: string[][][]): Body => lines.flat();

interface Sent {
  version: number;
  body: Body;
  key: string;
}

const lost = () => new ApiError({ errorCode: 0, httpStatus: 0, message: "Offline" });
const said = "Saved by Priya 2 minutes ago.";
const stale = () =>
  new ApiError({
    errorCode: 4,
    httpStatus: 409,
    message: said,
    fieldErrors: [{ field: "revision", message: said, code: "savedBySomebodyElse" }],
  });
const archived = () => new ApiError({ errorCode: 4, httpStatus: 409, message: "The project “Jetty 4” is archived." });

function saverOf(body: Body, answers: (() => { version: number })[] = []) {
  const sent: Sent[] = [];
  const keep = vi.fn();
  const forget = vi.fn();
  const saver = new DraftSaver(1, body, {
    send: async (version, pages, { idempotencyKey }) => {
      sent.push({ version, body: pages, key: idempotencyKey });
      const answer = answers.shift();
      return answer ? answer() : { version: version + 1 };
    },
    keep,
    forget,
  });
  return { saver, sent, keep, forget };
}

const failing = (error: () => Error) => () => {
  throw error();
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe("saving the draft", () => {
  test("keeps nothing once it was stopped, not even what fails then: whoever opened it anew decides about it", async () => {
    let fail: (error: Error) => void = () => undefined;
    const keep = vi.fn();
    const send = () => new Promise<{ version: number }>((_, refuse) => (fail = refuse));
    const saver = new DraftSaver(1, form([]), { send, keep, forget: vi.fn() });
    saver.changed(form([["a"]]));
    void saver.flush();
    saver.stop();
    keep.mockClear();
    fail(lost());
    await vi.advanceTimersByTimeAsync(0);
    expect(keep).not.toHaveBeenCalled();
  });

  test("sends once after the last change, and builds upon the answer", async () => {
    const { saver, sent } = saverOf(form([]));
    const [one, two, three] = [form([["a"]]), form([["b"]]), form([["c"]])];
    saver.changed(one);
    expect(saver.state().kind).toBe("unsaved");
    await vi.advanceTimersByTimeAsync(PAUSE_MS / 2);
    saver.changed(two);
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(sent.map(({ version, body }) => [version, body])).toEqual([[1, two]]);
    expect(saver.state().kind).toBe("saved");
    saver.changed(three);
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(sent[1]?.version).toBe(2);
  });

  test("who never pauses is saved all the same", async () => {
    const { saver, sent } = saverOf(form([]));
    for (let change = 0; change < 20; change++) {
      saver.changed(form([[`${change}`]]));
      await vi.advanceTimersByTimeAsync(PAUSE_MS / 2);
    }
    expect(sent.length).toBeGreaterThan(0);
  });

  test("an undo back to what is saved sends nothing", async () => {
    const body = form([["a"]]);
    const { saver, sent } = saverOf(body);
    saver.changed(form([["b"]]));
    saver.changed(body);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
    expect(saver.state().kind).toBe("saved");
  });

  test("a save whose answer was lost is sent again as it was, then what came after it", async () => {
    const { saver, sent, keep, forget } = saverOf(form([]), [failing(lost)]);
    const [one, two] = [form([["a"]]), form([["b"]])];
    saver.changed(one);
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(saver.state().kind).toBe("offline");
    saver.changed(two);
    expect(keep.mock.lastCall?.slice(0, 3)).toEqual([1, two, saver.base()]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent.map(({ version, body }) => [version, body])).toEqual([
      [1, one],
      [1, one],
      [2, two],
    ]);
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(sent[2]?.key).not.toBe(sent[1]?.key);
    expect(forget).toHaveBeenCalled();
    expect(saver.state().kind).toBe("saved");
  });
});

describe("an editor that is left", () => {
  test("what was changed while a save was under way is kept when that one is lost, with that one", async () => {
    const { saver, sent, keep } = saverOf(form([]), [failing(lost)]);
    const [one, later] = [form([["a"]]), form([["a", "b"]])];
    saver.changed(one);
    const flushed = saver.flush();
    saver.changed(later);
    expect(await flushed).toBe(false);
    expect(keep.mock.lastCall).toEqual([1, later, [], { version: 1, content: one, idempotencyKey: sent[0]?.key }]);
    saver.stop();
  });

  test("what was changed while a save was under way is kept when somebody else saved", async () => {
    const { saver, keep } = saverOf(form([]), [failing(stale)]);
    saver.changed(form([["a"]]));
    const flushed = saver.flush();
    const later = form([["a", "b"]]);
    saver.changed(later);
    expect(await flushed).toBe(false);
    expect(keep.mock.lastCall?.slice(0, 3)).toEqual([1, later, []]);
  });

  test("what was changed while a save was refused is tried by itself", async () => {
    const { saver, sent } = saverOf(form([]), [failing(archived)]);
    saver.changed(form([["a"]]));
    const flushed = saver.flush();
    const later = form([["a", "b"]]);
    saver.changed(later);
    expect(await flushed).toBe(true);
    expect(sent.at(-1)?.body).toBe(later);
  });

  test("is let go of once all of it arrived, and stopped where it did not", async () => {
    const stop = vi.spyOn(DraftSaver.prototype, "stop");
    const answers = [failing(lost)];
    const send = async (version: number) => answers.shift()?.() ?? { version: version + 1 };
    const open = () => openDraft({ version: 1, content: form([]) }, send, { key: "draft", read: () => null });
    const first = open();
    first.saver.changed(form([["a"]]));
    expect(await first.leave()).toBe(false);
    const second = open();
    expect(stop).toHaveBeenCalledTimes(1);
    second.saver.changed(form([["b"]]));
    expect(await second.leave()).toBe(true);
    open();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

describe("when somebody else saved", () => {
  async function met() {
    const parts = saverOf(form([]), [failing(stale)]);
    const mine = form([["mine"]]);
    parts.saver.changed(mine);
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    return { ...parts, mine };
  }

  test("nothing more is sent until it is decided", async () => {
    const { saver, sent } = await met();
    saver.changed(form([["more"]]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.state()).toEqual({ kind: "conflict", message: "Saved by Priya 2 minutes ago." });
    expect(sent).toHaveLength(1);
    expect(await saver.flush()).toBe(false);
  });

  test("mine is saved upon the revision that was read since", async () => {
    const { saver, sent, mine } = await met();
    expect(await saver.overwrite(7)).toBe(true);
    expect(sent[1]).toMatchObject({ version: 7, body: mine });
    expect(saver.version()).toBe(8);
  });

  test("theirs counts without anything being sent", async () => {
    const { saver, sent } = await met();
    const theirs = form([["theirs"]]);
    saver.takeOver(7, theirs);
    saver.changed(theirs);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    expect([saver.state().kind, saver.version()]).toEqual(["saved", 7]);
  });

  test("another refusal is not taken for one", async () => {
    const { saver } = saverOf(form([]), [failing(archived)]);
    saver.changed(form([["mine"]]));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(saver.state()).toEqual({ kind: "refused", message: "The project “Jetty 4” is archived." });
  });

  test("mine is sent even when nothing was changed since the last save", async () => {
    const { saver, sent } = saverOf(form([["a"]]));
    saver.stale("Saved by Priya.");
    await saver.overwrite(3);
    expect(sent).toHaveLength(1);
  });
});
