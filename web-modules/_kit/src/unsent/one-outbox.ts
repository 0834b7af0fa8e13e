import { onSessionEnd } from "../session/session-events";
import type { Whose } from "./kept-facts";
import { askToKeep, onMaybeReachable } from "./reachable";

interface Opened {
  wake: () => void;
  close: () => void;
}

/**
 * The one outbox of whoever is signed in, and where: two screens of it send nothing past each other. What one person did
 * is never sent as somebody else; it stays kept for their next visit.
 */
export function oneOutbox<Outbox extends Opened>(make: (whose: Whose) => Outbox): (whose: Whose) => Outbox {
  let open: { whose: Whose; outbox: Outbox } | null = null;
  onMaybeReachable(() => open?.outbox.wake());
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
