import type { RowValue } from "../lines";
import type { Pasted } from "./paste";

export interface PastedCells {
  what: "pasted";
  pasted: Pasted;
  undo: () => void;
}

export interface NoCells {
  what: "undone" | "rowGone";
}

/** What is said after pasting, as long as these are the rows. */
export type PasteOutcome = { rows: readonly RowValue[] } & (PastedCells | NoCells | { what: "notLoaded" });
