import { keptKeys, onSessionEnd, readKept, writeKept } from "@groundwork/kit";

/**
 * The clipboard of the system, so that parts of a form go to another tab or window. Where a page may not write or read it,
 * what was copied last in this browser is kept beside it, by person, until their session ends.
 */
const PREFIX = "groundwork.form-clip.";

/** More would take the room of what people entered and is not sent yet. */
const MOST_KEPT = 500_000;

/** What is too much to keep, or where the browser's storage is full or forbidden, lasts as long as the page. */
let lastHere: { userId: string; text: string } | null = null;

export function keepCopied(userId: string, text: string): void {
  const isKept = text.length <= MOST_KEPT && writeKept(PREFIX + userId, text);
  lastHere = isKept ? null : { userId, text };
  // What is older must not be taken for what was copied last.
  if (!isKept) writeKept(PREFIX + userId, null);
}

export async function writeCopied(userId: string, text: string): Promise<void> {
  keepCopied(userId, text);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // It is kept: pasting by the menu finds it.
  }
}

/** For who pastes by a menu; null: nothing was copied. */
export async function readCopied(userId: string): Promise<string | null> {
  try {
    const text = await navigator.clipboard.readText();
    if (text !== "") return text;
  } catch {
    // Not allowed, or not asked: what was kept is as good.
  }
  const kept = readKept(PREFIX + userId);
  if (typeof kept === "string") return kept;
  return lastHere?.userId === userId ? lastHere.text : null;
}

onSessionEnd(() => {
  lastHere = null;
  for (const key of keptKeys(PREFIX)) writeKept(key, null);
});
