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

/**
 * Written at once and not a moment later: what is typed must survive a battery that dies now. Each field has a key of
 * its own, so that two tabs of one step keep each other's.
 */
export class KeptStep {
  readonly place: StepPlace;
  readonly #fields: string;
  readonly #attempts: string;
  /** By key, as this page wrote or read it last: what stands there otherwise is another tab's. */
  readonly #known = new Map<string, string>();

  constructor(place: StepPlace) {
    this.place = place;
    const prefix = `${prefixOf(place.userId)}${place.submissionId}.${place.stepId}`;
    this.#fields = `${prefix}.field.`;
    this.#attempts = `${prefix}.attempt.`;
  }

  /** Anything may stand in a browser's storage; what is no entry is passed over. */
  read(): Kept | null {
    const entries: Record<string, KeptEntry> = {};
    let title = "";
    for (const [key, raw] of this.#look(this.#fields)) {
      if (!isEntry(raw)) continue;
      entries[key.slice(this.#fields.length)] = { value: raw.value, revision: raw.revision };
      title ||= titleOf(raw);
    }
    // Of two tabs' whose answers were lost one is sent as it was; the other's fields are sent like any.
    const attempts = this.#look(this.#attempts).map(([, raw]) => raw);
    const attempt = attempts.find(isAttempt) ?? null;
    title ||= titleOf(attempt);
    return attempt || Object.keys(entries).length > 0 ? { title, entries, attempt } : null;
  }

  /** Tells whether it is safe: storage may be full or forbidden. */
  write({ title, entries, attempt }: Kept): boolean {
    const wanted = new Map<string, unknown>();
    for (const [fieldId, entry] of Object.entries(entries)) wanted.set(this.#fields + fieldId, { ...entry, title });
    if (attempt) wanted.set(this.#attempts + attempt.idempotencyKey, { ...attempt, title });
    for (const key of [...this.#known.keys()]) if (!wanted.has(key)) this.#forget(key);
    return [...wanted].every(([key, value]) => this.#write(key, value));
  }

  /** Whichever tab wrote it. */
  forget(): void {
    for (const prefix of [this.#fields, this.#attempts]) for (const key of keptKeys(prefix)) writeKept(key, null);
    this.#known.clear();
  }

  static all(userId: string): KeptStep[] {
    const prefix = prefixOf(userId);
    const steps = new Set(keptKeys(prefix).map((key) => key.slice(prefix.length).split(".", 2).join(".")));
    return [...steps].flatMap((step) => {
      const [submissionId, stepId] = step.split(".");
      return submissionId && stepId ? [new KeptStep({ userId, submissionId, stepId })] : [];
    });
  }

  #look(prefix: string): (readonly [string, unknown])[] {
    return keptKeys(prefix).map((key) => {
      const kept = readKept(key);
      this.#known.set(key, JSON.stringify(kept));
      return [key, kept] as const;
    });
  }

  #write(key: string, value: unknown): boolean {
    const text = JSON.stringify(value);
    if (this.#known.get(key) === text) return true;
    if (!writeKept(key, value)) return false;
    this.#known.set(key, text);
    return true;
  }

  #forget(key: string): void {
    // Changed in another tab since: that one sends it.
    if (JSON.stringify(readKept(key)) === this.#known.get(key)) writeKept(key, null);
    this.#known.delete(key);
  }
}

function titleOf(raw: unknown): string {
  return isRecord(raw) && typeof raw.title === "string" ? raw.title : "";
}

/** How many fields this browser keeps of a person; a save whose answer was lost is one at least. */
export function countKept(userId: string): number {
  return KeptStep.all(userId).reduce((sum, step) => {
    const kept = step.read();
    return sum + Math.max(Object.keys(kept?.entries ?? {}).length, kept?.attempt ? 1 : 0);
  }, 0);
}
