import { askToKeep, onMaybeReachable, onSessionEnd } from "@groundwork/kit";
import { memberCalls } from "../step-calls";
import { KeptStep, type StepPlace } from "./kept-step";
import { Outbox, type SendStep } from "./outbox";

const sendStep: SendStep = memberCalls.save;

const open = new Map<string, Outbox>();
const listeners = new Set<() => void>();
let revision = 0;

/** A person's own: several may come by a share link in one tab. */
const nameOf = ({ userId, submissionId, stepId }: StepPlace) => `${userId}.${submissionId}.${stepId}`;

function told(): void {
  revision += 1;
  for (const listener of listeners) listener();
}

function add(place: StepPlace, outbox: Outbox): Outbox {
  open.set(nameOf(place), outbox);
  outbox.subscribe(told);
  askToKeep();
  return outbox;
}

const isAhead = (outbox: Outbox, revisions: Readonly<Record<string, number>>) =>
  Object.keys(outbox.newerThan(revisions)).length > 0;

/** A person's one outbox of a step: two screens of it send nothing past each other. */
export function outboxOf(
  place: StepPlace,
  title: string,
  revisions: Readonly<Record<string, number>>,
  send: SendStep = sendStep,
): Outbox {
  const known = open.get(nameOf(place));
  if (known && known.state().phase !== "refused" && (known.state().unsent > 0 || isAhead(known, revisions))) {
    for (const [fieldId, revision] of Object.entries(revisions))
      if (revision > known.revision(fieldId) && !known.isUnsent(fieldId)) known.see(fieldId, revision);
    known.sendBy(send);
    return known;
  }
  known?.close();
  const outbox = add(place, new Outbox({ kept: new KeptStep(place), title, revisions, send }));
  outbox.wake();
  return outbox;
}

/** Sends what earlier visits left in this browser, whatever page is open. */
export function resumeUnsent(userId: string): void {
  for (const kept of KeptStep.all(userId)) {
    if (open.has(nameOf(kept.place))) continue;
    const title = kept.read()?.title ?? "";
    add(kept.place, new Outbox({ kept, title, revisions: {}, send: sendStep })).wake();
  }
  told();
}

export interface UnsentStep {
  place: StepPlace;
  title: string;
  count: number;
}

/** What this browser keeps of a person and the service has not confirmed. */
export function unsentOf(userId: string): UnsentStep[] {
  return KeptStep.all(userId).flatMap(({ place }) => {
    const kept = new KeptStep(place).read();
    const count = Object.keys(kept?.entries ?? {}).length;
    return kept && count > 0 ? [{ place, title: kept.title, count }] : [];
  });
}

export function discardUnsent(place: StepPlace): void {
  open.get(nameOf(place))?.discard();
  open.delete(nameOf(place));
  new KeptStep(place).forget();
  told();
}

export const outboxChanges = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  revision: () => revision,
} as const;

function wakeAll(): void {
  for (const outbox of open.values()) outbox.wake();
}

onMaybeReachable(wakeAll);
// What one person entered is never sent as somebody else; it stays kept for their next visit.
onSessionEnd(() => {
  for (const outbox of open.values()) outbox.close();
  open.clear();
});
