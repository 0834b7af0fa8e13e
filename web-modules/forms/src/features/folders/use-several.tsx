import { lazy, type ReactNode, Suspense, useState } from "react";
import type { TemplateRow } from "../templates/api";
import type { SeveralKind } from "./several-dialog";

const SeveralBar = lazy(async () => import("./several-bar"));
const SeveralDialog = lazy(async () => import("./several-dialog"));

type Clear = (except?: readonly TemplateRow[]) => void;

/** What is done with several templates, or with one from its menu. */
export interface Several {
  bulkActions: (rows: readonly TemplateRow[], clear: Clear) => ReactNode;
  move: (row: TemplateRow) => void;
  /** Beside the list: what was refused is told also where it is no longer listed. */
  dialog: ReactNode;
}

export function useSeveral(): Several {
  const [chosen, setChosen] = useState<{ kind: SeveralKind; rows: readonly TemplateRow[]; clear: Clear } | null>(null);
  return {
    bulkActions: (rows, clear) => (
      <Suspense fallback={null}>
        <SeveralBar rows={rows} onChoose={(kind, of) => setChosen({ kind, rows: of, clear })} />
      </Suspense>
    ),
    move: (row) => setChosen({ kind: "move", rows: [row], clear: () => {} }),
    dialog: chosen && (
      <Suspense fallback={null}>
        <SeveralDialog
          kind={chosen.kind}
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
