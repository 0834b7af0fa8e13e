/** The end of a session, told to every tab: whoever signs out in one leaves none open on company data. */
export type SessionEnd = "signed-out" | "expired" | "switched";

const CHANNEL = "groundwork.session";
type Listener = (reason: SessionEnd, from: "this-tab" | "other-tab") => void;

const listeners = new Set<Listener>();
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);

channel?.addEventListener("message", (event: MessageEvent<SessionEnd>) => {
  for (const listener of listeners) listener(event.data, "other-tab");
});

export function announceSessionEnd(reason: SessionEnd): void {
  channel?.postMessage(reason);
  for (const listener of listeners) listener(reason, "this-tab");
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
