import type { RefObject } from "react";

/** The settings come a moment later; what was pressed may go with the tab before. */
const DRAWN_AFTER_MS = 60;

export function focusFirstField(place: RefObject<HTMLElement | null>): void {
  const pressed = document.activeElement;
  setTimeout(() => {
    const now = document.activeElement;
    // Who went on meanwhile is not brought back: a list that they have opened would close under their finger.
    if (now !== pressed && now !== document.body) return;
    place.current?.querySelector<HTMLElement>(":is(input, textarea):not(:disabled)")?.focus();
  }, DRAWN_AFTER_MS);
}
