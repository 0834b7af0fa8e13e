/** Steps back and forth. Bodies share what did not change, so a step costs no more than what it changed. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
}

/** Spec §4: what changes within half a second, of the same kind at the same thing, is one step. */
export const GROUP_MS = 500;
export const MOST_STEPS = 300;

export function begin<State>(present: State): History<State> {
  return { past: [], present, future: [] };
}

/** `joins`: the change belongs to the step before it. */
export function push<State>(history: History<State>, present: State, joins: boolean): History<State> {
  const past = joins ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [] };
}

export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
