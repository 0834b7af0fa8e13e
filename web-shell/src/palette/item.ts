import type { NavigationEntry } from "@groundwork/kit";

export type Icon = NavigationEntry["icon"];

export interface PaletteItem {
  id: string;
  label: string;
  /** What tells it from others of that name. */
  detail?: string;
  icon: Icon;
  /** Words that also find it. */
  keywords?: string;
  run: () => void | Promise<void>;
}

/** Things of one kind, under a heading. */
export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
  /** Of what somebody else must be asked for. */
  state?: "asking" | "failed" | "done";
  retry?: () => void;
}

const HAN = /\p{Script=Han}/u;

/** Every word typed must begin one of the item's; a Chinese one may stand anywhere. What starts with the text comes first. */
export function search(items: readonly PaletteItem[], query: string): PaletteItem[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const first = words.join(" ");
  const rank = (item: PaletteItem) => (item.label.toLocaleLowerCase().startsWith(first) ? 0 : 1);
  return items
    .filter((item) => {
      const text = ` ${item.label} ${item.detail ?? ""} ${item.keywords ?? ""}`.toLocaleLowerCase();
      const begun = text.replaceAll(/[^\p{L}\p{N}]+/gu, " ");
      return words.every((word) => (HAN.test(word) ? text.includes(word) : `${text}${begun}`.includes(` ${word}`)));
    })
    .sort((a, b) => rank(a) - rank(b));
}
