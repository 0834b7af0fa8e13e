import type { Place } from "@groundwork/formwork/rules";
import { MARKS } from "../drag/canvas-spots";
import { ITEM_MARK } from "../drag/list-spots";

const TRIES = 12;

/** Who works in the list of fields stays there; on a phone there is nothing else. */
function isListUsed(takesFocus: boolean): boolean {
  if (!document.querySelector("[data-canvas]")) return true;
  return takesFocus && Boolean(document.activeElement?.closest(`[${ITEM_MARK}]`));
}

/**
 * Brings a field into sight and, unless one goes on elsewhere, gives it the focus. Its page and row may have to be drawn
 * first, which takes a few frames.
 */
export function focusField(place: Place | undefined, takesFocus = true): void {
  if (!place) return;
  const find = (mark: string, id: string) => document.querySelector<HTMLElement>(`[${mark}="${id}"]`);
  const mark = isListUsed(takesFocus) ? ITEM_MARK : MARKS.field;
  let tries = 0;
  const look = () => {
    const card = find(mark, place.field.id);
    if (card) {
      card.scrollIntoView({ block: "nearest" });
      if (takesFocus) card.querySelector("button")?.focus({ preventScroll: true });
      return;
    }
    const around = find(MARKS.row, place.row.id) ?? find(MARKS.page, place.page.id);
    around?.scrollIntoView({ block: "nearest" });
    tries += 1;
    if (tries < TRIES) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
