import type { FieldValues } from "@groundwork/formwork/rules";
import { useMemo, useRef, useState } from "react";
import { useEditor } from "../../editor-context";
import { type Move, type Played, play, type Stage, stageOf } from "../../graph/play";

export interface Play {
  stage: Stage;
  /** Null: the drawing has no first step. */
  played: Played | null;
  /** What was done, and is done no more since the drawing changed, too. */
  moves: readonly Move[];
  add: (move: Move) => void;
  /** Null: there is nothing to take back. */
  takeBack: (() => void) | null;
  restart: () => void;
  /** What was entered in the form, kept while other tabs are looked at. */
  values: { current: FieldValues };
}

/** The drawing as it is now, played by what was done so far: whoever changes it sees what becomes of that. */
export function usePlay(): Play {
  const { workflow, teams } = useEditor();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const values = useRef<FieldValues>({});
  const stage = useMemo(() => stageOf(workflow, teams), [workflow, teams]);
  const played = useMemo(() => play(stage, moves), [stage, moves]);
  const possible = moves.slice(0, played?.count ?? 0);
  return {
    stage,
    played,
    moves,
    add: (move) => setMoves([...possible, move]),
    takeBack: possible.length > 0 ? () => setMoves(possible.slice(0, -1)) : null,
    restart: () => setMoves([]),
    values,
  };
}
