/** The end of a session, told to every tab: whoever signs out in one leaves none open on company data. */
export type SessionEnd = "signed-out" | "expired" | "switched";

/** Who is here, and in which company; none while they are in no company. */
export interface SignedIn {
  userId: string;
  groupId: string | null;
}

const CHANNEL = "groundwork.session";
type Listener = (reason: SessionEnd, from: "this-tab" | "other-tab") => void;

const listeners = new Set<Listener>();
const startListeners = new Set<(who: SignedIn) => void>();
let signedIn: SignedIn | null = null;
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);

channel?.addEventListener("message", (event: MessageEvent<SessionEnd>) => ended(event.data, "other-tab"));

function ended(...how: Parameters<Listener>): void {
  signedIn = null;
  for (const listener of listeners) listener(...how);
}

export function announceSessionEnd(reason: SessionEnd): void {
  channel?.postMessage(reason);
  ended(reason, "this-tab");
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Said by the shell, of this tab alone, as often as it likes. */
export function announceSessionStart(who: SignedIn): void {
  if (signedIn?.userId === who.userId && signedIn.groupId === who.groupId) return;
  signedIn = who;
  for (const listener of startListeners) listener(who);
}

/** Told at once where somebody is signed in already, and whenever somebody signs in. */
export function onSessionStart(listener: (who: SignedIn) => void): () => void {
  startListeners.add(listener);
  if (signedIn) listener(signedIn);
  return () => startListeners.delete(listener);
}
