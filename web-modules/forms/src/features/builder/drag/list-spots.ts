import type { Target } from "./drag";

/** The mark of an item in a list that is put in order. */
export const ITEM_MARK = "data-item";

/** In front of which item of a list a pointer means; null: at its end. */
export function spotInList(list: HTMLElement | null, x: number, y: number): Target<string | null> | null {
  const bounds = list?.getBoundingClientRect();
  if (!list || !bounds || x < bounds.left - 24 || x > bounds.right + 24) return null;
  if (y < bounds.top - 24 || y > bounds.bottom + 24) return null;
  const items = [...list.querySelectorAll<HTMLElement>(`[${ITEM_MARK}]`)];
  const next = items.find((each) => {
    const { top, height } = each.getBoundingClientRect();
    return y < top + height / 2;
  });
  const at = next?.getBoundingClientRect().top ?? items.at(-1)?.getBoundingClientRect().bottom ?? bounds.top;
  return {
    spot: next?.getAttribute(ITEM_MARK) ?? null,
    line: { left: bounds.left, top: at - 2, width: bounds.width, height: 3 },
  };
}
