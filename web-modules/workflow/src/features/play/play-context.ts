import { createContext, useContext } from "react";
import type { Standing } from "../../graph/play";

/** Where the play of the drawing stands, while it is looked at; null: nobody plays. */
export const PlayContext = createContext<Standing | null>(null);

/** How the drawing shows a node or an edge while it is played. */
export type PlayMark = "open" | "passed" | "again";

export function markOf(standing: Standing | null, id: string): PlayMark | undefined {
  if (standing?.openStepIds.includes(id)) return "open";
  if (standing?.passed.has(id)) return "passed";
  return standing?.again.has(id) ? "again" : undefined;
}

export function usePlayMark(id: string): PlayMark | undefined {
  return markOf(useContext(PlayContext), id);
}
