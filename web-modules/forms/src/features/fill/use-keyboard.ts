import { useSyncExternalStore } from "react";

/** A keyboard on the screen takes at least this share of it. */
const SHARE = 0.2;

function subscribe(listener: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener("resize", listener);
  return () => visualViewport?.removeEventListener("resize", listener);
}

function isOpen(): boolean {
  const { visualViewport } = window;
  if (!visualViewport) return false;
  // What was zoomed in shows less of the page too.
  return visualViewport.height * visualViewport.scale < window.innerHeight * (1 - SHARE);
}

/** Whether a keyboard covers the lower part of the page. */
export function useIsKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen);
}
