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

/** What a thing is called, one after the other: its number, its name, what tells it from others. */
const namesOf = ({ label, detail = "" }: Named): string[] =>
  `${label} · ${detail}`
    .toLocaleLowerCase()
    .split(" · ")
    .map((name) => name.replace(/^#/, "").trim());

type Named = Pick<PaletteItem, "label" | "detail">;

/** 0: one of its names is what was typed · 1: its name or number begins so · 2: it is found by something else. */
export function rankOf(item: Named, query: string): number {
  const wanted = query.toLocaleLowerCase().replace(/^\s*#/, "").trim().split(/\s+/).join(" ");
  if (wanted === "") return 2;
  if (namesOf(item).includes(wanted)) return 0;
  const own = namesOf({ label: item.label });
  return own.some((name) => name.startsWith(wanted)) ? 1 : 2;
}

export function bestFirst<T extends Named>(items: readonly T[], query: string): T[] {
  return [...items].sort((a, b) => rankOf(a, query) - rankOf(b, query));
}

/** Every word typed must begin one of the item's; a Chinese one may stand anywhere. */
export function search(items: readonly PaletteItem[], query: string): PaletteItem[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fitting = items.filter((item) => {
    const text = ` ${item.label} ${item.detail ?? ""} ${item.keywords ?? ""}`.toLocaleLowerCase();
    const begun = text.replaceAll(/[^\p{L}\p{N}]+/gu, " ");
    return words.every((word) => (HAN.test(word) ? text.includes(word) : `${text}${begun}`.includes(` ${word}`)));
  });
  return bestFirst(fitting, query);
}

/** The kind with the best hit first; of equals, as they stand. */
export function bestGroupsFirst(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  const rank = ({ items }: PaletteGroup) => Math.min(3, ...items.map((item) => rankOf(item, query)));
  return [...groups].sort((a, b) => rank(a) - rank(b));
}
