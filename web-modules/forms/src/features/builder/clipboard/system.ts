/**
 * The clipboard of the system, so that parts of a form go to another tab or window. Where a page may not write or read it,
 * what was copied last in this browser is kept beside it, by person.
 */
const keyOf = (userId: string) => `groundwork.form-clip.${userId}`;

/** Where the browser's storage is full or forbidden it lasts as long as the page. */
let lastHere: { userId: string; text: string } | null = null;

export function keepCopied(userId: string, text: string): void {
  lastHere = null;
  try {
    localStorage.setItem(keyOf(userId), text);
  } catch {
    lastHere = { userId, text };
    forget(userId);
  }
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
  return keptOf(userId);
}

function keptOf(userId: string): string | null {
  try {
    const text = localStorage.getItem(keyOf(userId));
    if (text !== null) return text;
  } catch {
    // Forbidden.
  }
  return lastHere?.userId === userId ? lastHere.text : null;
}

/** What is older must not be taken for what was copied last. */
function forget(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // There is none.
  }
}
