import { type ClipboardEvent, useContext, useEffect, useRef, useState } from "react";
import { ChoiceSourceContext } from "../../fill/choices";
import type { PasteTarget } from "./pasting/from-clipboard";
import { isSheet } from "./pasting/is-sheet";
import type { PasteOutcome } from "./pasting/outcome";

/** With what tells the outcome: offline, too, it is there once it was loaded. */
const load = () =>
  Promise.all([import("./pasting/from-clipboard"), import("./pasting/reading"), import("./pasting/notice")]);

/** Cells of a spreadsheet pasted into a table, and what came of it. */
export function usePaste(target: Pick<PasteTarget, "latest" | "change" | "canAddRows">) {
  const source = useContext(ChoiceSourceContext);
  const [outcome, tell] = useState<PasteOutcome | null>(null);
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);
  const paste = async (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    const into = event.target as HTMLElement;
    if (!isSheet(text, into instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    const { signal } = gone.current;
    const parts = await load().catch(() => null);
    if (parts) await parts[0].pasteText({ ...target, source, signal, read: parts[1].readIn, tell }, into, text);
    else tell({ what: "notLoaded", rows: target.latest.current.rows });
  };
  // Whatever is changed after it, one step back would take that along.
  const { rows } = target.latest.current;
  const isLast = outcome?.rows.length === rows.length && outcome.rows.every((row, at) => row === rows[at]);
  return { paste, outcome: isLast ? outcome : null, getReady: () => void load().catch(() => null) };
}
