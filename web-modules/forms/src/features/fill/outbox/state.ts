import type { ApiError } from "@groundwork/kit";
import type { Schemas } from "../../../schemas";

export type Conflict = Schemas["SaveConflict"];
export type WrittenBy = Schemas["WrittenBy"];

/**
 * saved: the service has it all. offline: it can't be reached; signedOut: it no longer knows whose it is; both are
 * asked again by themselves. refused: the step is not mine any more.
 */
export type OutboxPhase = "saved" | "waiting" | "sending" | "offline" | "signedOut" | "refused";

/** Asking again at once would come to the same. */
export const STUCK: ReadonlySet<OutboxPhase> = new Set(["offline", "signedOut", "refused"]);

export interface OutboxState {
  phase: OutboxPhase;
  unsent: number;
  conflicts: readonly Conflict[];
  refusal: ApiError | null;
  savedAt: string | null;
  /** Who else has entered something in the step, the newest first. */
  others: readonly WrittenBy[];
  /** False: the browser has no room, so that leaving the page would lose what was entered. */
  isKept: boolean;
}
