import type { Action } from "./use-submit";

/** What cannot be taken back, and is drawn in red, is not one tap beside the other button. */
export function isFinal(action: Action): boolean {
  return action.ends && action.tone === "bad";
}
