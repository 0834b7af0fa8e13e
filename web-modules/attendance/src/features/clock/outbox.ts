import { elapsedMs, FactOutbox, type FactsState } from "@groundwork/kit";
import type { Schemas } from "../records/api";
import { type Kept, type KeptKind, type KeptPunch, KeptPunches, type Whose } from "./kept-punches";

/** What goes to the service together. */
export interface PunchBatch<P extends KeptPunch> extends Omit<Schemas["PunchesCreate"], "punches"> {
  punches: (Omit<P, "counted"> & { elapsedMs: number | null })[];
}

export type SendPunches<P extends KeptPunch = KeptPunch> = (
  body: PunchBatch<P>,
  options: { idempotencyKey: string },
) => Promise<Schemas["PunchVerdicts"]>;

export interface OutboxState<P extends KeptPunch = KeptPunch>
  extends Kept<P>,
    Pick<FactsState<P>, "settling" | "phase" | "isKept"> {}

export interface OutboxParts<P extends KeptPunch> {
  kind: KeptKind<P>;
  whose: Whose;
  deviceId: string;
  send: SendPunches<P>;
  /** As many as the service takes at once. */
  most: number;
  /** When the service has taken some: done once what it says was read anew. */
  onTaken: () => Promise<void>;
}

type Verdict = Schemas["PunchVerdicts"]["verdicts"][number];

/** Punches on their way. */
export class PunchOutbox<P extends KeptPunch = KeptPunch> {
  readonly #facts: FactOutbox<P, Verdict>;
  #told: FactsState<P> | null = null;
  #state: OutboxState<P> = { punches: [], refused: [], settling: [], phase: "idle", isKept: true };

  constructor(parts: OutboxParts<P>) {
    const { kind, whose, most, onTaken } = parts;
    const send = async (punches: readonly P[]) => {
      const { verdicts } = await parts.send(bodyOf(punches, parts), { idempotencyKey: crypto.randomUUID() });
      return new Map(verdicts.map((each) => [each.punchId, each]));
    };
    this.#facts = new FactOutbox({ kept: new KeptPunches(whose, kind), send, most, onTaken });
  }

  /** The same as long as nothing changed. */
  readonly state = (): OutboxState<P> => {
    const told = this.#facts.state();
    if (told !== this.#told) {
      const { waiting: punches, refused, ...others } = told;
      this.#told = told;
      this.#state = { ...others, punches, refused: refused.map(({ fact: punch, reason }) => ({ punch, reason })) };
    }
    return this.#state;
  };

  readonly subscribe = (listener: () => void): (() => void) => this.#facts.subscribe(listener);

  /** Pressed now. Where the device was may be known a moment later; the press itself waits for nothing. */
  async put(punches: readonly P[], position: Promise<KeptPunch["position"]>): Promise<void> {
    await this.#facts.put(
      punches,
      position.then((found) => ({ position: found }) as Partial<P>),
    );
  }

  /** The person has put it right. */
  sendAgain(punchId: string, note: string): void {
    this.#facts.sendAgain(punchId, { note } as Partial<P>);
  }

  /** The person has read why it was refused. */
  forget(punchId: string): void {
    this.#facts.forget(punchId);
  }

  readonly wake = (): void => this.#facts.wake();

  flush(): Promise<void> {
    return this.#facts.flush();
  }

  close(): void {
    this.#facts.close();
  }
}

function bodyOf<P extends KeptPunch>(punches: readonly P[], { whose, deviceId }: OutboxParts<P>): PunchBatch<P> {
  return {
    groupId: whose.groupId,
    deviceId,
    sentAt: new Date().toISOString(),
    punches: punches.map(({ counted, ...punch }) => ({ ...punch, elapsedMs: elapsedMs(counted) })),
  };
}
