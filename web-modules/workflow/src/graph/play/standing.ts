import type { Doer } from "../pressing";
import type { Transition } from "../transition";

/** What is done while a workflow is played. Everything else follows from these, so the last one can be taken back. */
export type Move =
  /** `taken`: the ways that the values chose at the conditions, when it was pressed. */
  | { kind: "press"; stepId: string; buttonId: string; person: string; taken: readonly string[] }
  /** `taken`: as well, by the values as they are now, of each button that may be pressed by itself meanwhile. */
  | { kind: "wait"; hours: number; taken?: Readonly<Record<string, readonly string[]>> };
export type Press = Extract<Move, { kind: "press" }>;
export type Wait = Extract<Move, { kind: "wait" }>;

/** A press by somebody, or by nobody. */
export type Pressed = Pick<Press, "stepId" | "buttonId" | "taken"> & { person: string | null };

/** Who gets a notice that no drawing asks for. */
export type Receiver = { kind: "person"; person: string } | { kind: "step" } | { kind: "managers" };

/** What happened, at an hour since it was begun. */
export type PlayEvent = { at: number } & (
  | { kind: "began"; stepId: string }
  | {
      kind: "pressed";
      stepId: string;
      buttonId: string;
      /** Null: nobody did, and it was pressed by itself. */
      person: string | null;
      taken: readonly string[];
      /** So many have pressed it, of so many. */
      given: number;
      needed: number;
      /** They are none of the step's people: they say why they do it. */
      standsIn: boolean;
      /** Null: it waits for more of them. */
      led: Transition | null;
      /** Of the version that begins with it; 1 is the first. */
      version: number;
    }
  | { kind: "mailed"; nodeId: string; but: string | null }
  | { kind: "toldOfReturn"; stepId: string; to: Receiver }
  | { kind: "reminded"; stepIds: readonly string[]; managersToo: boolean; isLast: boolean }
);

export interface Standing {
  /** Hours since it was begun. */
  now: number;
  /** None: it has ended. */
  openStepIds: readonly string[];
  areParts: boolean;
  enteredAt: number;
  remindedAt: number | null;
  version: number;
  /** Who has pressed which button of the step, which waits for others. */
  waiting: ReadonlyMap<string, string>;
  done: readonly Doer[];
  /** The button that ended it. */
  endedBy: string | null;
  events: readonly PlayEvent[];
  /** Nodes and edges that it came by, and did not go back before. */
  passed: ReadonlySet<string>;
  /** Steps that it came by and went back before: they are to be done again. */
  again: ReadonlySet<string>;
}

/** Why a press is refused. */
export type Refused =
  /** None of the step's people. */
  | "notTheirs"
  /** They did another step, and it asks for somebody else. */
  | "didAnother"
  /** They began it or did its first step, and nobody approves their own. */
  | "ownSubmission"
  | "pressedAlready"
  /** Its button leads nowhere yet. */
  | "leadsNowhere"
  /** Nothing is taken at a condition on the way. */
  | "undecided"
  /** The drawing has changed since: the step is not open, or has no such button. */
  | "notOpen";
