import type { Workflow } from "../../graph";

/** What was drawn before and what was undone. */
export interface History {
  past: readonly Workflow[];
  present: Workflow;
  future: readonly Workflow[];
  changedAt: number;
}

/** What is typed or moved faster than this is undone together; what is drawn or deleted is a change of its own. */
export const GROUP_MS = 500;
const MOST_UNDONE = 100;

export function newHistory(present: Workflow): History {
  return { past: [], present, future: [], changedAt: 0 };
}

export function change(history: History, next: Workflow, now: number): History {
  const { past, present } = history;
  if (next === present) return history;
  const before = past.at(-1);
  const isSoon = now - history.changedAt < GROUP_MS;
  const isGrouped = isSoon && before !== undefined && haveSameParts(before, present) && haveSameParts(present, next);
  return { past: isGrouped ? past : [...past, present].slice(-MOST_UNDONE), present: next, future: [], changedAt: now };
}

function haveSameParts(one: Workflow, other: Workflow): boolean {
  const ids = ({ nodes, edges }: Workflow) => [...nodes, ...edges].map(({ id }) => id);
  const mine = new Set(ids(one));
  const theirs = ids(other);
  return theirs.length === mine.size && theirs.every((id) => mine.has(id));
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    changedAt: 0,
  };
}

export function redo(history: History): History {
  const [after, ...future] = history.future;
  return after ? { past: [...history.past, history.present], present: after, future, changedAt: 0 } : history;
}
