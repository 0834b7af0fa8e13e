import { useNodesInitialized, useReactFlow, useStoreApi } from "@xyflow/react";
import { useEffect, useRef } from "react";
import { triggerOf } from "../../graph";
import { useEditor } from "../editor/editor-context";

/** Smaller than this nothing can be read. */
const LEAST_ZOOM = 0.5;
const READABLE_ZOOM = 0.7;
const MARGIN = 28;
const HALF_CARD = 112;

/** A drawing too large to be read as a whole is shown from its start. */
export function useFirstView(): void {
  const { workflow, direction } = useEditor();
  const { getZoom, setViewport } = useReactFlow();
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
      void setViewport(
        direction === "right"
          ? { x: MARGIN - start.x * zoom, y: height / 2 - start.y * zoom, zoom }
          : { x: width / 2 - (start.x + HALF_CARD) * zoom, y: MARGIN - start.y * zoom, zoom },
      );
    });
  }, [isMeasured, workflow, direction, getZoom, setViewport, store]);
}
