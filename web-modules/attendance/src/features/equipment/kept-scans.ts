import { type Counted, countFacts, type FactKind, type Position } from "@groundwork/kit";
import type { Schemas } from "../records/api";

export type CheckType = Schemas["Direction"];

/** Scanned on this device, and not confirmed by the service yet. */
export interface KeptScan {
  scanId: string;
  code: string;
  projectId: string;
  checkType: CheckType;
  deviceTime: string;
  counted: Counted;
  position: Position | null;
}

function isScan(value: unknown): value is KeptScan {
  const scan = value as Partial<KeptScan> | null | undefined;
  return (
    [scan?.scanId, scan?.code, scan?.projectId, scan?.deviceTime].every((each) => typeof each === "string") &&
    typeof scan?.counted?.at === "number"
  );
}

export const SCANS: FactKind<KeptScan> = {
  prefix: "groundwork.scans.",
  name: "scan",
  idOf: ({ scanId }) => scanId,
  isFact: isScan,
};

/** How much this browser keeps of a person, in whichever company. */
export const countKeptScans = (userId: string): number => countFacts(SCANS.prefix, userId);
