import {
  type Counted,
  countFacts,
  type KeptFact,
  KeptFacts,
  type Position,
  readKept,
  type Whose,
  writeKept,
} from "@groundwork/kit";
import type { Schemas } from "../records/api";

export { deviceId, type Whose } from "@groundwork/kit";

export type CheckType = Schemas["Check"];
export const CHECK = { in: 1, out: 2, breakStart: 3, breakEnd: 4 } as const satisfies Record<string, CheckType>;

/** Pressed on this device, and not confirmed by the service yet. */
export interface KeptPunch {
  punchId: string;
  projectId: string;
  checkType: CheckType;
  deviceTime: string;
  counted: Counted;
  note: string;
  position: Position | null;
  /** Of the poster that was scanned for it. */
  siteCode?: string;
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

/** Whose punches are kept: one's own, or those of a crew. */
export interface KeptKind<P extends KeptPunch> {
  prefix: string;
  is: (value: unknown) => value is P;
}

export function isPunch(value: unknown): value is KeptPunch {
  const punch = value as Partial<KeptPunch> | null;
  return (
    typeof punch === "object" &&
    punch !== null &&
    [punch.punchId, punch.projectId, punch.deviceTime, punch.note].every((each) => typeof each === "string") &&
    typeof punch.checkType === "number" &&
    ["undefined", "string"].includes(typeof punch.siteCode) &&
    typeof punch.counted?.at === "number"
  );
}

export const OWN_PUNCHES: KeptKind<KeptPunch> = { prefix: "groundwork.punches.", is: isPunch };

/** What one person pressed in one company. */
export class KeptPunches<P extends KeptPunch> extends KeptFacts<P> {
  constructor(whose: Whose, { prefix, is }: KeptKind<P>) {
    // It is held while its place is being looked for, by the page it was pressed in.
    super({ prefix, name: "punch", heldUntil: "locatingUntil", idOf: ({ punchId }) => punchId, isFact: is }, whose);
    this.#divide(this.prefix.slice(0, -1));
  }

  /** An earlier release kept them all under one key. */
  #divide(key: string): void {
    const together = readKept(key) as { punches?: unknown; refused?: unknown } | null;
    if (together === null) return;
    const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
    this.add(listOf(together.punches).filter(this.kind.isFact));
    for (const refused of listOf(together.refused)) {
      const { punch, reason } = (refused ?? {}) as Partial<RefusedPunch>;
      if (!this.kind.isFact(punch)) continue;
      this.add([punch]);
      this.change(punch.punchId, () => ({ reason: String(reason) }));
    }
    if (this.isKept) writeKept(key, null);
  }
}

export function keptOf<P extends KeptPunch>(entries: readonly Pick<KeptFact<P>, "fact" | "reason">[]): Kept<P> {
  return {
    punches: entries.filter(({ reason }) => reason === null).map(({ fact }) => fact),
    refused: entries.flatMap(({ fact, reason }) => (reason === null ? [] : [{ punch: fact, reason }])),
  };
}

/** How much this browser keeps of a person, in whichever company. */
export const countKept = (userId: string, prefix = OWN_PUNCHES.prefix): number => countFacts(prefix, userId);

export const PHOTO_PREFIX = "groundwork.punchPhotos.";
export const countKeptPhotos = (userId: string): number => countFacts(PHOTO_PREFIX, userId);
