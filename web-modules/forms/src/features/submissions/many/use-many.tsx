import { lazy, type ReactNode, Suspense, useState } from "react";
import type { SubmissionRow } from "../api";
import type { DialogOfMany } from "./many-dialog";

const ManyBar = lazy(async () => import("./many-bar"));
const ManyDialog = lazy(async () => import("./many-dialog"));

interface Chosen {
  act: DialogOfMany;
  rows: readonly SubmissionRow[];
  clear: (except?: readonly SubmissionRow[]) => void;
}

interface Many {
  bulkActions: (rows: readonly SubmissionRow[], clear: Chosen["clear"]) => ReactNode;
  /** Beside the list and not in it: what was refused is told also where it is no longer listed. */
  dialog: ReactNode;
}

/** What is done with chosen rows of the list, loaded when the first is chosen. */
export function useMany(only?: readonly DialogOfMany[]): Many {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return {
    bulkActions: (rows, clear) => (
      <Suspense fallback={null}>
        <ManyBar rows={rows} only={only} onChoose={(act, of) => setChosen({ act, rows: of, clear })} />
      </Suspense>
    ),
    dialog: chosen && (
      <Suspense fallback={null}>
        <ManyDialog
          act={chosen.act}
          rows={chosen.rows}
          onClose={() => setChosen(null)}
          onRefused={chosen.clear}
          onDone={() => {
            chosen.clear();
            setChosen(null);
          }}
        />
      </Suspense>
    ),
  };
}
