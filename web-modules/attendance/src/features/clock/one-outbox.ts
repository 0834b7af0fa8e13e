import { askToKeep, onMaybeReachable, onSessionEnd } from "@groundwork/kit";
import type { Whose } from "./kept-punches";

interface Outbox {
  wake: () => void;
  close: () => void;
}

/** The one outbox of whoever is signed in, and where: two screens of it send nothing past each other. */
export function oneOutbox<O extends Outbox>(make: (whose: Whose) => O): (whose: Whose) => O {
  let open: { whose: Whose; outbox: O } | null = null;
  onMaybeReachable(() => open?.outbox.wake());
  // What one person pressed is never sent as somebody else; it stays kept for their next visit.
  onSessionEnd(() => {
    open?.outbox.close();
    open = null;
  });
  return (whose) => {
    if (open?.whose.userId === whose.userId && open.whose.groupId === whose.groupId) return open.outbox;
    open?.outbox.close();
    const outbox = make(whose);
    open = { whose, outbox };
    askToKeep();
    outbox.wake();
    return outbox;
  };
}

/** Who is told, and waited for, when the service has taken some. */
export class TakenListeners {
  readonly #listeners = new Set<() => Promise<void>>();

  readonly add = (listener: () => Promise<void>): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly tell = async (): Promise<void> => {
    await Promise.allSettled([...this.#listeners].map((listener) => listener()));
  };
}
