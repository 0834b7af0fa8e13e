import type { RefObject } from "react";
import type { ChoiceSource } from "../../../fill/choices";
import type { Grid, TableColumn } from "../grid";
import type { RowValue } from "../lines";
import type { PasteOutcome } from "./outcome";
import { type PastedAt, pasteInto } from "./paste";
import type { readIn } from "./reading";
import { cellsIn } from "./sheet";

export interface PasteTarget {
  latest: RefObject<{ rows: readonly RowValue[]; grid: Grid; roomFor: number }>;
  change: (make: (rows: readonly RowValue[]) => readonly RowValue[]) => void;
  canAddRows: boolean;
  source: ChoiceSource | null;
  /** The table is no longer on the screen. */
  signal: AbortSignal;
  read: typeof readIn;
  tell: (outcome: PasteOutcome) => void;
}

/** Into the table from the cell on, with the way back to it. */
export async function pasteText(target: PasteTarget, into: HTMLElement, text: string): Promise<void> {
  const { latest, change, canAddRows, signal, tell } = target;
  const { grid } = latest.current;
  const at = placeOf(into, grid.columns);
  if (!at) return;
  const current = () => ({ rows: latest.current.rows, mayAdd: canAddRows ? latest.current.roomFor : 0 });
  const pasted = await pasteInto(grid, current, cellsIn(text), at, target);
  if (signal.aborted) return;
  const before = latest.current.rows;
  if (!pasted) return tell({ what: "rowGone", rows: before });
  const undo = () => {
    change(() => before);
    tell({ what: "undone", rows: before });
    into.focus();
  };
  change(() => pasted.rows);
  tell({ what: "pasted", rows: pasted.rows, pasted, undo });
}

/** The cell of the table that something in it belongs to. */
function placeOf(target: Element, columns: readonly TableColumn[]): PastedAt | null {
  const cell = target.closest("td");
  const rowId = cell?.closest<HTMLElement>("tr[data-row]")?.dataset.row;
  // In front of the cells stands the head of the row.
  const column = columns[(cell?.cellIndex ?? 0) - 1];
  return rowId && column ? { rowId, columnId: column.id } : null;
}
