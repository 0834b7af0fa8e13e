import type { ReactNode } from "react";
import type { Merged } from "../../merge/body";
import type { Choices, Clash } from "../../merge/clash";
import type { Three } from "../../merge/value";
import type { DraftSaver } from "../draft/draft-saver";

export interface MergeNoticeProps<Content> {
  templateId: string;
  saver: DraftSaver<Content>;
  read: () => Promise<{ version: number; content: Content }>;
  /** Null: the two do not fit together. */
  merge: (three: Three<Content>, choices: Choices) => Merged<Content> | null;
  /** What somebody changed, counted by what it is. */
  count: (base: Content, theirs: Content) => Partial<Record<"fields" | "pages" | "rules" | "nodes" | "edges", number>>;
  /** What something that clashes is called; empty: it has no name. */
  nameOf: (clash: Clash, content: Content) => string;
  /** What a setting is called that the other editor has none of; null: it has no words. */
  wordOf: (setting: string) => string | null;
  onMerged: (content: Content) => void;
  /** Where the two do not fit together: one of both is chosen as a whole. */
  whole: ReactNode;
}
