import { csrfToken, type SignedIn, whoseSession } from "./whose-session";

export type { SignedIn };

/** The end of a session, told to every tab: whoever signs out in one leaves none open on company data. */
export type SessionEnd = "signed-out" | "expired" | "switched";

const CHANNEL = "groundwork.session";
const STARTS = "groundwork.session-start";
type Listener = (reason: SessionEnd, from: "this-tab" | "other-tab") => void;

const listeners = new Set<Listener>();
const startListeners = new Set<(who: SignedIn) => void>();
let signedIn: SignedIn | null = null;
/** The company that the page was made for, where the session says which one it is in. */
let companyThen: string | null = null;
/** Somebody else's, or another company's, came in its place: for good, whatever keeps the page from being left. */
let isReplaced = false;
const channelOf = (name: string) => (typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name));
const channel = channelOf(CHANNEL);
const starts = channelOf(STARTS);

channel?.addEventListener("message", (event: MessageEvent<SessionEnd>) => ended(event.data, "other-tab"));
starts?.addEventListener("message", lookAgain);

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

/** Said by the shell, as often as it likes. */
export function announceSessionStart(who: SignedIn): void {
  if (signedIn?.userId === who.userId && signedIn.groupId === who.groupId) return;
  signedIn = who;
  // The page's own, not the browser's: another tab may have gone to another company before this one's profile came.
  companyThen = whoseSession()?.groupId ? who.groupId : null;
  askOtherTabs();
  for (const listener of startListeners) listener(who);
}

/** Told at once where somebody is signed in already, and whenever somebody signs in. */
export function onSessionStart(listener: (who: SignedIn) => void): () => void {
  startListeners.add(listener);
  if (signedIn) listener(signedIn);
  return () => startListeners.delete(listener);
}

/** Other tabs look whether the session is still theirs: whoever was here before may still be on their screens. */
export function askOtherTabs(): void {
  starts?.postMessage(null);
}

function lookAgain(): void {
  if (signedIn !== null && csrfToken() === null) ended("expired", "other-tab");
  else isOfThisPage();
}

/**
 * Whether the browser's session is still the one that the page was made for. Else nothing may be sent: it would be done
 * in another's name, or in another company. The page is told, as of any session that is over.
 */
export function isOfThisPage(): boolean {
  const now = whoseSession();
  if (signedIn === null || now === null) return !isReplaced;
  const isTheirs = now.userId === signedIn.userId && (companyThen === null || now.groupId === companyThen);
  if (!isTheirs) {
    isReplaced = true;
    ended("switched", "other-tab");
  }
  return isTheirs;
}

/** Of a page that shows somebody's: it is over, since nobody is signed in. */
export function noteSignedOut(): void {
  if (signedIn !== null) announceSessionEnd("expired");
}
