import { keptKeys, readKept, writeKept } from "@groundwork/kit";
import type { Position, Whose } from "../clock/kept-punches";
import type { Schemas } from "../records/api";

export type CheckType = Schemas["Direction"];

/** Scanned on this device, and not confirmed by the service yet. */
export interface KeptScan {
  scanId: string;
  code: string;
  projectId: string;
  checkType: CheckType;
  deviceTime: string;
  /** When this page counted how much; another page's count says nothing. */
  counted: { origin: number; at: number };
  position: Position | null;
}

export interface KeptEntry {
  scan: KeptScan;
  order: number;
  /** Why the service can't take it; null while it waits. */
  reason: string | null;
}

const PREFIX = "groundwork.scans.";

function entryOf(value: unknown): KeptEntry[] {
  const entry = value as Partial<KeptEntry> | null;
  const scan = entry?.scan as Partial<KeptScan> | undefined;
  const isScan =
    [scan?.scanId, scan?.code, scan?.projectId, scan?.deviceTime].every((each) => typeof each === "string") &&
    typeof scan?.counted?.at === "number";
  if (!isScan || typeof entry?.order !== "number") return [];
  return [
    { scan: scan as KeptScan, order: entry.order, reason: typeof entry.reason === "string" ? entry.reason : null },
  ];
}

/** A key each: no tab overwrites what another one keeps. */
export class KeptScans {
  readonly prefix: string;
  /** Those that the browser has no room for. */
  readonly #inMemory = new Map<string, KeptEntry>();

  constructor({ userId, groupId }: Whose) {
    this.prefix = `${PREFIX}${groupId}.${userId}.`;
  }

  /** False: leaving the page would lose something. */
  get isKept(): boolean {
    return this.#inMemory.size === 0;
  }

  /** In the order in which they were scanned. */
  entries(): KeptEntry[] {
    const stored = keptKeys(this.prefix).flatMap((key) => entryOf(readKept(key)));
    return [...stored, ...this.#inMemory.values()].sort((one, other) => one.order - other.order);
  }

  add(scan: KeptScan): void {
    this.#write({ scan, order: (this.entries().at(-1)?.order ?? 0) + 1, reason: null });
  }

  refuse(scanId: string, reason: string): void {
    const entry = this.entries().find(({ scan }) => scan.scanId === scanId);
    if (entry) this.#write({ ...entry, reason });
  }

  forget(scanId: string): void {
    this.#inMemory.delete(scanId);
    writeKept(this.prefix + scanId, null);
  }

  #write(entry: KeptEntry): void {
    const { scanId } = entry.scan;
    if (writeKept(this.prefix + scanId, entry)) this.#inMemory.delete(scanId);
    else this.#inMemory.set(scanId, entry);
  }
}

/** How much this browser keeps of a person, in whichever company. */
export function countKeptScans(userId: string): number {
  return keptKeys(PREFIX).filter((key) => key.slice(PREFIX.length).split(".")[1] === userId).length;
}
