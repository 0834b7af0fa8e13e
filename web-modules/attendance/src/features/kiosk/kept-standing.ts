import { readKept, writeKept } from "@groundwork/kit";
import type { Schemas } from "../records/api";

const KEY = "groundwork.kioskStanding";

type KioskStanding = Schemas["KioskStanding"];

interface Kept {
  token: string;
  standing: KioskStanding;
}

/** What the tablet was told last, for when it is loaded anew without a network; null forgets it. */
export function keepStanding(token: string, standing: KioskStanding | null): void {
  writeKept(KEY, standing && { token, standing });
}

export function readStanding(token: string | null): KioskStanding | undefined {
  const kept = readKept(KEY) as Partial<Kept> | null;
  return token !== null && kept?.token === token && Array.isArray(kept.standing?.people) ? kept.standing : undefined;
}
