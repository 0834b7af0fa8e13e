import { useDrawingText } from "@groundwork/formwork/editor";
import { useEditor } from "../editor-context";
import { changeData } from "../graph";
import type { Node } from "./rules-registry";

/** How a settings form reads and changes its node. */
export function useNodeSettings<N extends Node>(node: N) {
  const { apply, mayEdit, problemsAt } = useEditor();
  const text = useDrawingText();
  return {
    mayEdit,
    set: (change: Partial<N["data"]>) => apply((workflow) => changeData<N>(workflow, node.id, change)),
    /** What is wrong with one value. */
    problem: (code: string) => {
      const found = problemsAt(node.id).find((problem) => problem.code === code);
      return found ? text(found) : null;
    },
  };
}
