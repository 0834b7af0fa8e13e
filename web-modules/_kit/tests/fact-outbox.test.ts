import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announceSessionEnd, FactOutbox, KeptFacts, oneOutbox } from "../src";

interface Fact {
  id: string;
  place: string;
}
const HERE = { userId: "lim", groupId: "company-1" };
const KIND = {
  prefix: "groundwork.facts.",
  name: "fact",
  heldUntil: "heldUntil",
  idOf: ({ id }: Fact) => id,
  isFact: (value: unknown): value is Fact => typeof (value as Fact | null)?.id === "string",
};
const ok = (facts: readonly Fact[]) => new Map(facts.map(({ id }) => [id, { verdict: "stored", reason: null }]));
const fact = (id: string): Fact => ({ id, place: "" });
const closes: (() => void)[] = [];

function outboxOf(send: (facts: readonly Fact[]) => Promise<ReturnType<typeof ok>>, most = 100) {
  const onTaken = vi.fn();
  const outbox = new FactOutbox({ kept: new KeptFacts(KIND, HERE), send, onTaken, most });
  closes.push(() => outbox.close());
  return { outbox, onTaken };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const close of closes.splice(0)) close();
  vi.useRealTimers();
});

test("of which the service says nothing stays here: it is not known to be safe", async () => {
  const { outbox, onTaken } = outboxOf(async ([first]) => ok(first ? [first] : []));
  await outbox.put([fact("a"), fact("b")]);
  await outbox.flush();
  expect(onTaken).toHaveBeenCalledExactlyOnceWith([{ fact: fact("a"), verdict: { verdict: "stored", reason: null } }]);
  expect(outbox.state()).toMatchObject({ waiting: [], refused: [{ fact: { id: "b" }, reason: "" }] });
  expect(new KeptFacts(KIND, HERE).entries().map((each) => each.fact.id)).toEqual(["b"]);
});

test("no more go together than the service takes, in their order", async () => {
  const send = vi.fn(async (facts: readonly Fact[]) => ok(facts));
  const { outbox } = outboxOf(send, 2);
  await outbox.put(["a", "b", "c"].map(fact));
  await outbox.flush();
  expect(send.mock.calls.map(([facts]) => facts.map(({ id }) => id))).toEqual([["a", "b"], ["c"]]);
});

test("what comes a moment later goes along", async () => {
  const send = vi.fn(async (facts: readonly Fact[]) => ok(facts));
  const { outbox } = outboxOf(send);
  await outbox.put([fact("a")], Promise.resolve({ place: "gate" }));
  await outbox.flush();
  expect(send).toHaveBeenCalledExactlyOnceWith([{ id: "a", place: "gate" }]);
});

test("each person and company has one outbox, which ends with the session", () => {
  const made = vi.fn(() => ({ wake: vi.fn(), close: vi.fn() }));
  const of = oneOutbox(made);
  const first = of(HERE);
  expect(of({ ...HERE })).toBe(first);
  expect(first.wake).toHaveBeenCalledOnce();
  const other = of({ ...HERE, groupId: "company-2" });
  expect(first.close).toHaveBeenCalledOnce();
  announceSessionEnd("signed-out");
  expect(other.close).toHaveBeenCalledOnce();
  expect(of({ ...HERE, groupId: "company-2" })).not.toBe(other);
});
