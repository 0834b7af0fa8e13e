import { type InternalNode, useStoreApi, type XYPosition } from "@xyflow/react";
import { useCallback } from "react";
import type { FlowNode } from "./flow-types";

/** Which card lies under a point of the drawing: a line may be let go anywhere on it. */
export function useCardAt(): (point: XYPosition) => string | null {
  const store = useStoreApi<FlowNode>();
  return useCallback(
    (point) => {
      const { nodeLookup } = store.getState();
      for (const [id, node] of nodeLookup) if (covers(node, point)) return id;
      return null;
    },
    [store],
  );
}

function covers({ internals, measured }: InternalNode<FlowNode>, { x, y }: XYPosition): boolean {
  const { width = 0, height = 0 } = measured;
  const left = x - internals.positionAbsolute.x;
  const top = y - internals.positionAbsolute.y;
  return left >= 0 && top >= 0 && left <= width && top <= height;
}

/** A line may be drawn from either of its ends. */
export function endsOf(fromId: string, fromType: "source" | "target", overId: string): [string, string] {
  return fromType === "source" ? [fromId, overId] : [overId, fromId];
}
