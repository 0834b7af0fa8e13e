import { readKept, writeKept } from "@groundwork/kit";
import type { Whose } from "../clock/kept-punches";

const keyOf = ({ groupId, userId }: Whose) => `groundwork.scan-last.${groupId}.${userId}`;

/** Where somebody scanned last: they come back to it from each machine's page. */
export function keepLastProject(whose: Whose, projectId: string): void {
  writeKept(keyOf(whose), projectId);
}

export function readLastProject(whose: Whose): string | null {
  const kept = readKept(keyOf(whose));
  return typeof kept === "string" ? kept : null;
}
