import {
  Again,
  askToKeep,
  type Counted,
  elapsedMs,
  FileStore,
  isApiError,
  KeptFacts,
  mayPass,
  onKeptElsewhere,
  onMaybeReachable,
  Watched,
} from "@groundwork/kit";
import type { Schemas } from "../records/api";
import { isOver, tablet } from "./api";
import { isAway } from "./away";
import { readToken } from "./token";

/** As many as a tablet keeps: days of a large site. */
export const MOST_KEPT = 500;
/** Where the service failed, and where it can't take it as things are: its project may come back. */
const PAUSE_MS = 30_000;
const LONG_PAUSE_MS = 300_000;

/** What stays on the tablet: who, by the name that everybody sees there, and when. All else is sealed. */
export interface KeptPress {
  punchId: string;
  /** Empty once the service has refused it. */
  sealed: string;
  name: string;
  deviceTime: string;
  counted: Counted;
  /** What the service said of it, once it did not count. */
  said?: Said;
}

type Said = Pick<Schemas["KeptKioskPunched"], "reasonByLanguage" | "checkType">;

export interface PressesState {
  waiting: readonly KeptPress[];
  /** They did not count: shown until somebody has read why. */
  refused: readonly { press: KeptPress; reason: string }[];
  /** False: the browser has no room, so that leaving the page would lose something. */
  isKept: boolean;
}

export type SendPress = (body: Omit<Schemas["KeptKioskPunchCreate"], "token">) => Promise<Schemas["KeptKioskPunched"]>;

const isRefusal = (error: unknown): boolean => isApiError(error) && [413, 422].includes(error.httpStatus);

function isPress(value: unknown): value is KeptPress {
  const press = value as Partial<KeptPress> | null;
  return (
    [press?.punchId, press?.sealed, press?.name, press?.deviceTime].every((each) => typeof each === "string") &&
    typeof press?.counted?.at === "number"
  );
}

const photos = new FileStore<{ punchId: string; photo: string }>("groundwork.kiosk", "unsentPhotos", "punchId");
/** Nobody is signed in on a tablet: whatever it keeps is its own. */
const WHOSE = { groupId: "kiosk", userId: "tablet" };
const KIND = {
  prefix: "groundwork.kioskPresses.",
  name: "press",
  idOf: ({ punchId }: KeptPress) => punchId,
  isFact: isPress,
};

/** Presses of a tablet without a network on their way, one at a time. None holds up another. */
export class PressOutbox extends Watched<PressesState> {
  readonly #kept = new KeptFacts<KeptPress>(KIND, WHOSE);
  readonly #send: SendPress;
  /** Photos that the browser has no room for. */
  readonly #inMemory = new Map<string, string>();
  /** Not to be sent before: too many wrong PINs of somebody. */
  readonly #pauses = new Map<string, number>();
  readonly #again = new Again(() => this.#sendAll());
  readonly #stopListening = onKeptElsewhere(this.#kept.prefix, () => this.#read());

  constructor(send: SendPress) {
    super({ waiting: [], refused: [], isKept: true });
    this.#send = send;
    this.#read();
  }

  /** False: it keeps as many as it may. */
  async put(press: KeptPress, photo: string | null): Promise<boolean> {
    if (this.#kept.entries().length >= MOST_KEPT) return false;
    const { punchId } = press;
    // Before the press: another tab would send it without.
    if (photo !== null && !(await photos.keep({ punchId, photo }))) this.#inMemory.set(punchId, photo);
    this.#kept.forget(punchId);
    this.#kept.add([press]);
    this.wake();
    return true;
  }

  /** Somebody has read why it did not count. */
  forget(punchId: string): void {
    this.#kept.forget(punchId);
    this.#forgetPhoto(punchId);
    this.#read();
  }

  /** The tablet was removed: nothing of what it keeps will ever count. */
  refuseAll(reason: string): void {
    for (const { fact, reason: before } of this.#kept.entries())
      if (before === null) this.#refuse(fact.punchId, reason);
    this.#read();
  }

  readonly wake = (): void => {
    this.#read();
    this.#again.worked();
    void this.#again.run();
  };

  flush(): Promise<void> {
    return this.#again.run();
  }

  close(): void {
    this.#again.close();
    this.#stopListening();
  }

  #read(): void {
    const entries = this.#kept.entries();
    this.become({
      waiting: entries.filter(({ reason }) => reason === null).map(({ fact }) => fact),
      refused: entries.flatMap(({ fact: press, reason }) => (reason === null ? [] : [{ press, reason }])),
      isKept: this.#kept.isKept,
    });
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      try {
        await this.#sendOne(next);
      } catch (error) {
        if (this.#again.isClosed) return;
        // Without a network none gets through.
        if (!isApiError(error) || isAway(error)) return this.#again.retry();
        this.#failed(next.punchId, error);
      }
      if (this.#again.isClosed) return;
    }
    const pauses = this.state().waiting.map(({ punchId }) => this.#pauses.get(punchId) ?? 0);
    if (pauses.length > 0) this.#again.runIn(Math.max(Math.min(...pauses) - Date.now(), 1_000));
  }

  #next(): KeptPress | undefined {
    this.#read();
    const at = Date.now();
    return this.state().waiting.find(({ punchId }) => (this.#pauses.get(punchId) ?? 0) <= at);
  }

  async #sendOne({ punchId, sealed, counted }: KeptPress): Promise<void> {
    const photo = this.#inMemory.get(punchId) ?? (await photos.find(punchId).catch(() => undefined))?.photo ?? null;
    const sentAt = new Date().toISOString();
    const body = { punchId, sealed, sentAt, elapsedMs: elapsedMs(counted) };
    const sending = this.#send({ ...body, photo }).catch((error: unknown) => {
      // It may be the photo that is refused, and none undoes its press.
      if (photo === null || !isRefusal(error)) throw error;
      return this.#send({ ...body, photo: null });
    });
    const { verdict, reason, reasonByLanguage, checkType } = await sending;
    if (verdict === "refused")
      this.#refuse(punchId, reason ?? "", { reasonByLanguage: reasonByLanguage ?? {}, checkType: checkType ?? null });
    else this.forget(punchId);
  }

  #failed(punchId: string, error: Error): void {
    if (!isApiError(error)) return;
    if (isOver(error)) this.refuseAll(error.message);
    else if (error.httpStatus === 422) this.#refuse(punchId, error.fieldErrors[0]?.message ?? error.message);
    else {
      const pause = mayPass(error) ? PAUSE_MS : LONG_PAUSE_MS;
      this.#pauses.set(punchId, Date.now() + (error.retryAfterSeconds ?? pause / 1_000) * 1_000);
    }
  }

  /** Of what was sealed nothing stays. */
  #refuse(punchId: string, reason: string, said?: Said): void {
    this.#forgetPhoto(punchId);
    this.#kept.change(punchId, ({ fact }) => ({ fact: { ...fact, sealed: "", ...(said && { said }) }, reason }));
  }

  #forgetPhoto(punchId: string): void {
    this.#pauses.delete(punchId);
    this.#inMemory.delete(punchId);
    void photos.forget(punchId);
  }
}

let one: PressOutbox | undefined;

/** The tablet's only one. */
export function pressOutbox(): PressOutbox {
  if (one === undefined) {
    const made = new PressOutbox((body) =>
      tablet.sendKept({ token: readToken() ?? "", ...body }, { idempotencyKey: crypto.randomUUID() }),
    );
    one = made;
    askToKeep();
    onMaybeReachable(made.wake);
  }
  return one;
}
