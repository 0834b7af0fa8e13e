import { useNodesInitialized, useReactFlow, useStoreApi } from "@xyflow/react";
import { useEffect, useRef } from "react";
import { useEditor } from "../../editor-context";
import { triggerOf } from "../../graph";

/** Smaller than this the small words of a card can't be read. */
const LEAST_ZOOM = 0.75;
const READABLE_ZOOM = 0.9;
const MARGIN = 28;

/** Across its direction a drawing stands in the middle, or, being too large for that, with its start in sight. */
function across(room: number, from: number, size: number, start: number): number {
  const isWhole = size * READABLE_ZOOM + 2 * MARGIN <= room;
  return isWhole ? room / 2 - (from + size / 2) * READABLE_ZOOM : room / 3 - start * READABLE_ZOOM;
}

/** A drawing too large to be read as a whole is shown from its start. */
export function useFirstView(): void {
  const { workflow, direction } = useEditor();
  const { getNodes, getNodesBounds, getZoom, setViewport } = useReactFlow();
  const store = useStoreApi();
  const isMeasured = useNodesInitialized();
  const isShown = useRef(false);
  useEffect(() => {
    if (!isMeasured || isShown.current) return;
    isShown.current = true;
    const start = triggerOf(workflow)?.position;
    // Once the library has fitted the whole.
    requestAnimationFrame(() => {
      if (!start || getZoom() >= LEAST_ZOOM) return;
      const { width, height } = store.getState();
      const zoom = READABLE_ZOOM;
      const all = getNodesBounds(getNodes());
      void setViewport(
        direction === "right"
          ? { x: MARGIN - start.x * zoom, y: across(height, all.y, all.height, start.y), zoom }
          : { x: across(width, all.x, all.width, start.x), y: MARGIN - start.y * zoom, zoom },
      );
    });
  }, [isMeasured, workflow, direction, getNodes, getNodesBounds, getZoom, setViewport, store]);
}
