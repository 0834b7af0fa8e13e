import type { RowValue } from "../lines";
import type { Pasted, PastedAt } from "./paste";

export interface PastedCells {
  what: "pasted";
  pasted: Pasted;
  before: readonly RowValue[];
  at: PastedAt;
}

export interface NoCells {
  what: "undone" | "rowGone";
}

/** What is said after pasting, as long as these are the rows. */
export type PasteOutcome = { rows: readonly RowValue[] } & (PastedCells | NoCells | { what: "notLoaded" });
