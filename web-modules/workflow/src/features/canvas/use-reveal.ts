import { useReactFlow, useStoreApi } from "@xyflow/react";
import { useCallback } from "react";

/** Brings a node into the middle where it is not wholly in sight. */
export function useReveal(): (nodeId: string) => void {
  const { getInternalNode, getViewport, setCenter } = useReactFlow();
  const store = useStoreApi();
  return useCallback(
    (nodeId) => {
      const node = getInternalNode(nodeId);
      if (!node) return;
      const { x, y } = node.internals.positionAbsolute;
      const { width = 0, height = 0 } = node.measured;
      const view = getViewport();
      const screen = store.getState();
      const left = x * view.zoom + view.x;
      const top = y * view.zoom + view.y;
      const isInSight =
        left >= 0 && top >= 0 && left + width * view.zoom <= screen.width && top + height * view.zoom <= screen.height;
      if (isInSight) return;
      void setCenter(x + width / 2, y + height / 2, { zoom: Math.min(1, view.zoom), duration: 240 });
    },
    [getInternalNode, getViewport, setCenter, store],
  );
}
