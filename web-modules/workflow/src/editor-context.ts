import type { Problem } from "@groundwork/formwork/rules";
import type { NamedTeam } from "@groundwork/kit/directory";
import { createContext, useContext } from "react";
import type { Added, Direction, StaffedTeam, Stuck, Workflow } from "./graph";

/** What every part of the editor sees and does. */
export interface Editor {
  templateId: string;
  workflow: Workflow;
  mayEdit: boolean;
  direction: Direction;
  teams: readonly (NamedTeam & StaffedTeam)[];
  pages: readonly { id: string; name: string }[];
  problems: readonly Problem[];
  problemsAt: (subjectId: string) => readonly Problem[];
  /** The steps that nobody can do as things are. */
  stuck: ReadonlyMap<string, Stuck>;
  /** The node or edge whose settings are shown. */
  selectedId: string | null;
  select: (id: string | null) => void;
  /** Only if it is still the one: a choice arrives before or after the end of the choice before it. */
  deselect: (id: string) => void;
  apply: (change: (workflow: Workflow) => Workflow) => void;
  /** Adds a node and selects it; null: nothing could be added. */
  add: (change: (workflow: Workflow) => Added | null) => void;
  /** Asks first. */
  remove: (nodeId: string) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("This belongs inside of the editor");
  return editor;
}
