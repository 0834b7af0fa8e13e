import type { ComponentType } from "react";
import type { Catalogue, Messages } from "./i18n/messages";
import type { Access } from "./session/access";
import type { Slots } from "./slots";

/** One page. Its component is a chunk of its own, loaded when the route is first opened. */
export interface ModuleRoute<Key extends string = string> {
  /** Absolute, in react-router's syntax: `/teams/:teamId?`. */
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  /** Title of the browser's tab. */
  title: Key;
  /** The lowest role that may open it; "public" needs no session. Default: member. */
  access?: Access;
  /** "bare" draws the page alone, without navigation: sign-in, a share link. Default: app. */
  layout?: "app" | "bare";
  /** The page itself says what is kept and what is not without a network: the app's words on forms have no place there. */
  saysOffline?: boolean;
}

export interface NavigationEntry<Key extends string = string> {
  label: Key;
  path: string;
  icon: ComponentType<{ size?: number | string; "aria-hidden"?: boolean }>;
  /** work: what one does all day; company: who and where; settings: how it is set up. */
  section: "work" | "company" | "settings";
  /** Smaller is higher; contexts leave gaps of 10. */
  order: number;
  access?: Access;
  /** A hook: how much waits there for the person; nothing is shown of 0. */
  useCount?: () => number;
}

/** An entry of the command palette beside the pages, which it lists by itself. */
export interface Command<Key extends string = string> {
  id: string;
  label: Key;
  /** Words that also find it. */
  keywords?: Key;
  access?: Access;
  run: (go: (path: string) => void) => void | Promise<void>;
}

/** As modules of kit 1.1 and before name a card of home; now a part of "home.card". */
export interface HomeCard<Key extends string = string> {
  title: Key;
  card: () => Promise<{ default: ComponentType }>;
  order: number;
  access?: Access;
}

/** What a module is to the shell: the default export of its `app.tsx`. */
export interface ModuleDefinition<Key extends string = string> {
  context: string;
  messages: Messages<Key>;
  routes: readonly ModuleRoute<Key>[];
  navigation?: readonly NavigationEntry<Key>[];
  commands?: readonly Command<Key>[];
  slots?: Slots<Key>;
  /** Until the next major version: what it holds becomes parts of "home.card". */
  home?: readonly HomeCard<Key>[];
}

export function defineModule<Key extends string>(
  definition: Omit<ModuleDefinition<Key>, "context" | "messages"> & { messages: Messages<Key> },
): ModuleDefinition<Key> {
  const { home = [], slots } = definition;
  const cards = home.map(({ card, ...rest }, index) => ({ ...rest, id: `home-${index}`, part: card }));
  return {
    ...definition,
    context: definition.messages.context,
    slots: { ...slots, "home.card": [...(slots?.["home.card"] ?? []), ...cards] },
  };
}

export type { Catalogue };
