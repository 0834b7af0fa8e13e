import { MARKS } from "../drag/canvas-spots";
import { ITEM_MARK } from "../drag/list-spots";

const TRIES = 8;

/** Who works in the list of fields stays there; on a phone there is nothing else. */
function isListUsed(): boolean {
  return !document.querySelector("[data-canvas]") || Boolean(document.activeElement?.closest(`[${ITEM_MARK}]`));
}

/**
 * Brings a field into sight and, unless one goes on elsewhere, gives it the focus. Its row may have to be drawn first, which takes a frame or two, and
 * the row's place may move by that.
 */
export function focusField(fieldId: string, rowId?: string, takesFocus = true): void {
  let tries = 0;
  const mark = takesFocus && isListUsed() ? ITEM_MARK : MARKS.field;
  const look = () => {
    const canvas = document.querySelector("[data-canvas]");
    const card = document.querySelector<HTMLElement>(`[${mark}="${fieldId}"]`);
    if (card) {
      card.scrollIntoView({ block: "nearest" });
      if (takesFocus) card.querySelector("button")?.focus({ preventScroll: true });
      return;
    }
    if (rowId) canvas?.querySelector(`[${MARKS.row}="${rowId}"]`)?.scrollIntoView({ block: "center" });
    tries += 1;
    if (tries < TRIES) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
