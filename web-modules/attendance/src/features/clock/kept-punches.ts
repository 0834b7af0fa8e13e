import { keptKeys, readKept, writeKept } from "@groundwork/kit";
import type { Schemas } from "../records/api";

export type CheckType = Schemas["Check"];
export const CHECK = { in: 1, out: 2, breakStart: 3, breakEnd: 4 } as const satisfies Record<string, CheckType>;

export interface Position {
  latitude: number;
  longitude: number;
  accuracyMeters: number;
}

/** A person in a company: whoever works in two has a day in each. */
export interface Whose {
  userId: string;
  groupId: string;
}

/** Pressed on this device, and not confirmed by the service yet. */
export interface KeptPunch {
  punchId: string;
  projectId: string;
  checkType: CheckType;
  deviceTime: string;
  /** When this page counted how much; another page's count says nothing. */
  counted: { origin: number; at: number };
  note: string;
  position: Position | null;
}

/** The service can't take it: it stays here until the person has put it right or dropped it. */
export interface RefusedPunch<P extends KeptPunch = KeptPunch> {
  punch: P;
  reason: string;
}

export interface Kept<P extends KeptPunch = KeptPunch> {
  punches: readonly P[];
  refused: readonly RefusedPunch<P>[];
}

/** How a punch stands in the browser's storage. */
export interface KeptEntry<P extends KeptPunch = KeptPunch> {
  punch: P;
  /** Among those that are kept: a clock may be put back between two presses. */
  order: number;
  /** Until then its place is being looked for, by the page it was pressed in. */
  locatingUntil: number;
  /** Why the service can't take it. */
  reason: string | null;
}

/** Whose punches are kept: one's own, or those of a crew. */
export interface KeptKind<P extends KeptPunch> {
  prefix: string;
  is: (value: unknown) => value is P;
}

const DEVICE = "groundwork.device";

export function isPunch(value: unknown): value is KeptPunch {
  const punch = value as Partial<KeptPunch> | null;
  return (
    typeof punch === "object" &&
    punch !== null &&
    [punch.punchId, punch.projectId, punch.deviceTime, punch.note].every((each) => typeof each === "string") &&
    typeof punch.checkType === "number" &&
    typeof punch.counted?.at === "number"
  );
}

export const OWN_PUNCHES: KeptKind<KeptPunch> = { prefix: "groundwork.punches.", is: isPunch };

/** Anything may stand in a browser's storage; what is no punch is passed over. */
function entryOf<P extends KeptPunch>(value: unknown, is: KeptKind<P>["is"]): KeptEntry<P>[] {
  const entry = value as Partial<KeptEntry> | null;
  if (!is(entry?.punch) || typeof entry.order !== "number") return [];
  const { punch, order, locatingUntil, reason } = entry;
  return [
    { punch, order, locatingUntil: Number(locatingUntil) || 0, reason: typeof reason === "string" ? reason : null },
  ];
}

/** What one person pressed in one company, a key each: no tab overwrites what another one keeps. */
export class KeptPunches<P extends KeptPunch> {
  readonly prefix: string;
  readonly #is: KeptKind<P>["is"];
  /** Those that the browser has no room for. */
  readonly #inMemory = new Map<string, KeptEntry<P>>();

  constructor({ userId, groupId }: Whose, { prefix, is }: KeptKind<P>) {
    const place = `${prefix}${groupId}.${userId}`;
    this.prefix = `${place}.`;
    this.#is = is;
    this.#divide(place);
  }

  /** False: leaving the page would lose something. */
  get isKept(): boolean {
    return this.#inMemory.size === 0;
  }

  /** In the order in which they were pressed. */
  entries(): KeptEntry<P>[] {
    const stored = keptKeys(this.prefix).flatMap((key) => entryOf(readKept(key), this.#is));
    return [...stored, ...this.#inMemory.values()].sort(
      (one, other) => one.order - other.order || one.punch.punchId.localeCompare(other.punch.punchId),
    );
  }

  /** Written at once: what was pressed must survive a battery that dies now. */
  add(punches: readonly P[], locatingUntil: number): void {
    const last = this.entries().at(-1)?.order ?? 0;
    for (const [index, punch] of punches.entries())
      this.#write({ punch, order: last + 1 + index, locatingUntil, reason: null });
  }

  /** Nothing, where another tab has seen to it already. */
  change(punchId: string, change: (entry: KeptEntry<P>) => Partial<KeptEntry<P>>): void {
    const entry = this.entries().find(({ punch }) => punch.punchId === punchId);
    if (entry) this.#write({ ...entry, ...change(entry) });
  }

  forget(punchId: string): void {
    this.#inMemory.delete(punchId);
    writeKept(this.prefix + punchId, null);
  }

  #write(entry: KeptEntry<P>): void {
    const { punchId } = entry.punch;
    if (writeKept(this.prefix + punchId, entry)) this.#inMemory.delete(punchId);
    else {
      // An older state of it must not come back.
      writeKept(this.prefix + punchId, null);
      this.#inMemory.set(punchId, entry);
    }
  }

  /** An earlier release kept them all under one key. */
  #divide(key: string): void {
    const together = readKept(key) as { punches?: unknown; refused?: unknown } | null;
    if (together === null) return;
    const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
    this.add(listOf(together.punches).filter(this.#is), 0);
    for (const refused of listOf(together.refused)) {
      const { punch, reason } = (refused ?? {}) as Partial<RefusedPunch>;
      if (!this.#is(punch)) continue;
      this.add([punch], 0);
      this.change(punch.punchId, () => ({ reason: String(reason) }));
    }
    if (this.isKept) writeKept(key, null);
  }
}

export function keptOf<P extends KeptPunch>(entries: readonly KeptEntry<P>[]): Kept<P> {
  return {
    punches: entries.filter(({ reason }) => reason === null).map(({ punch }) => punch),
    refused: entries.flatMap(({ punch, reason }) => (reason === null ? [] : [{ punch, reason }])),
  };
}

/** How much this browser keeps of a person, in whichever company. */
export function countKept(userId: string, prefix = OWN_PUNCHES.prefix): number {
  return keptKeys(prefix).filter((key) => key.slice(prefix.length).split(".")[1] === userId).length;
}

let made: string | undefined;

/** Made up once by this browser: the same for all who sign in here. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(DEVICE);
    if (known) return known;
    made ??= crypto.randomUUID();
    localStorage.setItem(DEVICE, made);
  } catch {
    made ??= crypto.randomUUID();
  }
  return made;
}
