import { api, deviceId, elapsedMs, FactOutbox, KeptFacts, oneOutbox, Watched, type Whose } from "@groundwork/kit";
import type { Schemas } from "../records/api";
import { type KeptScan, SCANS } from "./kept-scans";

export type Verdict = Schemas["ScanVerdict"];
export interface Taken {
  scan: KeptScan;
  verdict: Verdict;
}

export type SendScans = (
  body: Schemas["ScansCreate"],
  options: { idempotencyKey: string },
) => Promise<Schemas["ScanVerdicts"]>;

const MOST_SHOWN = 100;

/** Scans on their way. */
export class ScanOutbox extends FactOutbox<KeptScan, Verdict> {
  /** By this page, the newest first. */
  readonly taken: Watched<{ scans: readonly Taken[] }>;

  constructor(whose: Whose, send: SendScans) {
    const taken = new TakenScans();
    super({
      kept: new KeptFacts(SCANS, whose),
      send: async (scans) => {
        const { verdicts } = await send(bodyOf(scans, whose), { idempotencyKey: crypto.randomUUID() });
        return new Map(verdicts.map((each) => [each.scanId, each]));
      },
      onTaken: (facts) =>
        taken.add(facts.flatMap(({ fact: scan, verdict }) => (verdict === null ? [] : [{ scan, verdict }]))),
    });
    this.taken = taken;
  }
}

class TakenScans extends Watched<{ scans: readonly Taken[] }> {
  constructor() {
    super({ scans: [] });
  }

  add(scans: readonly Taken[]): void {
    this.become({ scans: [...scans.toReversed(), ...this.state().scans].slice(0, MOST_SHOWN) });
  }
}

function bodyOf(scans: readonly KeptScan[], { groupId }: Whose): Schemas["ScansCreate"] {
  return {
    groupId,
    deviceId: deviceId(),
    sentAt: new Date().toISOString(),
    scans: scans.map(({ counted, ...scan }) => ({ ...scan, elapsedMs: elapsedMs(counted) })),
  };
}

export const scanOutboxOf = oneOutbox(
  (whose) =>
    new ScanOutbox(whose, async (body, options) =>
      api.post("/api/Equipment/CreateEquipmentScans", { body, ...options }),
    ),
);
