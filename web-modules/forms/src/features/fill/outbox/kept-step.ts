import { keptKeys, readKept, writeKept } from "@groundwork/kit";

/** What one person entered in one step and the service has not confirmed yet, as it stands in the browser's storage. */
export interface KeptEntry {
  value: unknown;
  /** Of the field, as the person saw it; 0 for nothing. */
  revision: number;
}

/** A save that is under way or whose answer was lost: sent again as it was, with its key, it counts once. */
export interface SaveAttempt {
  idempotencyKey: string;
  values: Readonly<Record<string, unknown>>;
  revisions: Readonly<Record<string, number>>;
}

export interface Kept {
  /** What the form is called, for a list of what was not sent. */
  title: string;
  entries: Readonly<Record<string, KeptEntry>>;
  attempt: SaveAttempt | null;
}

export interface StepPlace {
  userId: string;
  submissionId: string;
  stepId: string;
}

const PREFIX = "groundwork.unsent.";
const prefixOf = (userId: string) => `${PREFIX}${userId}.`;
const keyOf = ({ userId, submissionId, stepId }: StepPlace) => `${prefixOf(userId)}${submissionId}.${stepId}`;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEntry(value: unknown): value is KeptEntry {
  return isRecord(value) && "value" in value && Number.isInteger(value.revision);
}

function isAttempt(value: unknown): value is SaveAttempt {
  return (
    isRecord(value) && typeof value.idempotencyKey === "string" && isRecord(value.values) && isRecord(value.revisions)
  );
}

/** Anything may stand in a browser's storage; what is no entry is passed over. */
function parse(raw: unknown): Kept | null {
  if (!isRecord(raw) || !isRecord(raw.entries)) return null;
  const entries = Object.entries(raw.entries).filter((pair): pair is [string, KeptEntry] => isEntry(pair[1]));
  return {
    title: typeof raw.title === "string" ? raw.title : "",
    entries: Object.fromEntries(entries),
    attempt: isAttempt(raw.attempt) ? raw.attempt : null,
  };
}

/** Written at once and not a moment later: what is typed must survive a battery that dies now. */
export class KeptStep {
  readonly place: StepPlace;
  readonly #key: string;

  constructor(place: StepPlace) {
    this.place = place;
    this.#key = keyOf(place);
  }

  read(): Kept | null {
    return parse(readKept(this.#key));
  }

  /** Tells whether it is safe: storage may be full or forbidden. */
  write(kept: Kept): boolean {
    const isEmpty = Object.keys(kept.entries).length === 0 && kept.attempt === null;
    return writeKept(this.#key, isEmpty ? null : kept);
  }

  forget(): void {
    this.write({ title: "", entries: {}, attempt: null });
  }

  static all(userId: string): KeptStep[] {
    return keptKeys(prefixOf(userId)).flatMap((key) => {
      const [submissionId, stepId] = key.slice(prefixOf(userId).length).split(".");
      return submissionId && stepId ? [new KeptStep({ userId, submissionId, stepId })] : [];
    });
  }
}

/** How many fields this browser keeps of a person; a save whose answer was lost is one at least. */
export function countKept(userId: string): number {
  return KeptStep.all(userId).reduce((sum, step) => {
    const kept = step.read();
    return sum + Math.max(Object.keys(kept?.entries ?? {}).length, kept?.attempt ? 1 : 0);
  }, 0);
}
