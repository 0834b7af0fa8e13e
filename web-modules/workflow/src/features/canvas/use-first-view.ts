import { keepPlace, keptPlaceOf } from "@groundwork/formwork/editor";
import { useNodesInitialized, useReactFlow, useStoreApi } from "@xyflow/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useEditor } from "../../editor-context";
import { triggerOf } from "../../graph";

/** Smaller than this not even names can be read. */
const LEAST_ZOOM = 0.3;
const READABLE_ZOOM = 0.9;
const MARGIN = 28;

/** Across its direction a drawing stands in the middle, or, being too large for that, with its start in sight. */
function across(room: number, from: number, size: number, start: number): number {
  const isWhole = size * READABLE_ZOOM + 2 * MARGIN <= room;
  return isWhole ? room / 2 - (from + size / 2) * READABLE_ZOOM : room / 3 - start * READABLE_ZOOM;
}

/** The whole drawing, or one too large for that from its start; where somebody comes back, what they saw last. */
export function useFirstView(): void {
  const { templateId, workflow, direction } = useEditor();
  const { getNodes, getNodesBounds, getViewport, getZoom, setViewport } = useReactFlow();
  const store = useStoreApi();
  const isMeasured = useNodesInitialized();
  const isShown = useRef(false);
  useEffect(() => {
    if (!isMeasured || isShown.current) return;
    isShown.current = true;
    const { viewport } = keptPlaceOf(templateId);
    const start = triggerOf(workflow)?.position;
    // Once the library has fitted the whole.
    requestAnimationFrame(() => {
      if (viewport) {
        void setViewport(viewport);
        return;
      }
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
  }, [isMeasured, templateId, workflow, direction, getNodes, getNodesBounds, getZoom, setViewport, store]);
  useLayoutEffect(
    () => () => {
      if (isShown.current) keepPlace(templateId, { viewport: getViewport() });
    },
    [templateId, getViewport],
  );
}
