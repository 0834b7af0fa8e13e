import { type ClipboardEvent, type RefObject, useContext, useEffect, useRef, useState } from "react";
import { ChoiceSourceContext } from "../../fill/choices";
import type { Grid, TableColumn } from "./grid";
import type { RowValue } from "./lines";
import { isSheet } from "./pasting/is-sheet";
import type { PasteOutcome } from "./pasting/outcome";
import type { PastedAt } from "./pasting/paste";

interface Pasting {
  latest: RefObject<{ rows: readonly RowValue[]; grid: Grid; roomFor: number }>;
  canAddRows: boolean;
  change: (make: (rows: readonly RowValue[]) => readonly RowValue[]) => void;
}

/** With what tells the outcome: offline, too, it is there once it was loaded. */
const load = () => Promise.all([import("./pasting/paste"), import("./pasting/reading"), import("./pasting/notice")]);

/** Cells of a spreadsheet pasted into a table, and the way back. */
export function usePaste({ latest, canAddRows, change }: Pasting) {
  const source = useContext(ChoiceSourceContext);
  const [outcome, setOutcome] = useState<PasteOutcome | null>(null);
  const away = useRef(new AbortController());
  useEffect(() => {
    away.current = new AbortController();
    return () => away.current.abort();
  }, []);

  const paste = async (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    const at = placeOf(event.target as Element, latest.current.grid.columns);
    if (!at || !isSheet(text, event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    const { signal } = away.current;
    const parts = await load().catch(() => null);
    if (signal.aborted) return;
    if (!parts) return setOutcome({ what: "notLoaded", rows: latest.current.rows });
    const [{ cellsIn, pasteInto }, { readIn }] = parts;
    const current = () => ({ rows: latest.current.rows, mayAdd: canAddRows ? latest.current.roomFor : 0 });
    const pasted = await pasteInto(latest.current.grid, current, cellsIn(text), at, { source, signal, read: readIn });
    if (signal.aborted) return;
    const before = latest.current.rows;
    if (!pasted) return setOutcome({ what: "rowGone", rows: before });
    change(() => pasted.rows);
    setOutcome({ what: "pasted", rows: pasted.rows, pasted, before, at });
  };

  /** Says where it led back to, for the focus. */
  const undo = (): PastedAt | null => {
    if (outcome?.what !== "pasted") return null;
    change(() => outcome.before);
    setOutcome({ what: "undone", rows: outcome.before });
    return outcome.at;
  };

  // Whatever is changed after it, one step back would take that along.
  const { rows } = latest.current;
  const isLast = outcome?.rows.length === rows.length && outcome.rows.every((row, at) => row === rows[at]);
  return { paste, undo, outcome: isLast ? outcome : null, getReady: () => void load().catch(() => null) };
}

/** The cell of the table that something in it belongs to. */
function placeOf(target: Element, columns: readonly TableColumn[]): PastedAt | null {
  const cell = target.closest("td");
  const rowId = cell?.closest<HTMLElement>("tr[data-row]")?.dataset.row;
  // In front of the cells stands the head of the row.
  const column = columns[(cell?.cellIndex ?? 0) - 1];
  return rowId && column ? { rowId, columnId: column.id } : null;
}
