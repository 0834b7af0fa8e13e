import type { ComponentType } from "react";
import type { Access } from "./session/access";

/** One thing that the palette found. */
export interface Found {
  id: string;
  label: string;
  /** What tells it from others of that name: its number, its project. */
  detail?: string;
  path: string;
}

/** How the palette finds a module's things. The call decides what the person may see. */
export interface Finder<Key extends string = string> {
  id: string;
  /** Heading of what it finds. */
  title: Key;
  icon: ComponentType<{ size?: number | string; "aria-hidden"?: boolean }>;
  /** Smaller is higher; contexts leave gaps of 10. */
  order: number;
  access?: Access;
  /** Asked while one types, never more than once at a time: `signal` ends what is overtaken, `most` bounds the answer. */
  find: (text: string, options: { most: number; signal: AbortSignal }) => Promise<readonly Found[]>;
}
