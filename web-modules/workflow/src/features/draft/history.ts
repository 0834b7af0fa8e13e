import type { Workflow } from "../../graph";

/** What was drawn before and what was undone. */
export interface History {
  past: readonly Workflow[];
  present: Workflow;
  future: readonly Workflow[];
  changedAt: number;
}

/** Changes that follow each other faster than this are undone together. */
export const GROUP_MS = 500;
const MOST_UNDONE = 100;

export function newHistory(present: Workflow): History {
  return { past: [], present, future: [], changedAt: 0 };
}

export function change(history: History, next: Workflow, now: number): History {
  const { past, present } = history;
  if (next === present) return history;
  const isGrouped = past.length > 0 && now - history.changedAt < GROUP_MS;
  return { past: isGrouped ? past : [...past, present].slice(-MOST_UNDONE), present: next, future: [], changedAt: now };
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
