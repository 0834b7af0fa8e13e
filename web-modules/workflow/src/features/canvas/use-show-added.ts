import { useEffect, useRef } from "react";
import { useEditor } from "../../editor-context";
import type { FlowNode } from "./flow-types";
import { useReveal } from "./use-reveal";

type Drawn = Pick<FlowNode, "id" | "measured">;

/** The selected node, if it is new and is drawn by now: how large it is, is known only then. */
export function newlyDrawn(known: ReadonlySet<string>, nodes: readonly Drawn[], selectedId: string | null) {
  if (selectedId === null || known.has(selectedId)) return null;
  return nodes.some(({ id, measured }) => id === selectedId && measured?.width !== undefined) ? selectedId : null;
}

/** What was added stands where there is room, which may be out of sight. */
export function useShowAdded(nodes: readonly FlowNode[]): void {
  const { selectedId } = useEditor();
  const reveal = useReveal();
  const known = useRef<ReadonlySet<string>>(new Set(nodes.map(({ id }) => id)));
  const added = newlyDrawn(known.current, nodes, selectedId);
  useEffect(() => {
    if (added === null) return;
    known.current = new Set([...known.current, added]);
    reveal(added);
  }, [added, reveal]);
}
