import type { MouseEvent } from "react";
import type { BuilderStore } from "../state/builder-store";

/** Selects a field; with a key held, besides what is selected. */
export function press(store: BuilderStore, fieldId: string, event: MouseEvent): void {
  // Out from under the bar that floats over the pages: its own tools stand at it.
  event.currentTarget.scrollIntoView?.({ block: "nearest" });
  const { shiftKey, ctrlKey, metaKey } = event;
  if (shiftKey || ctrlKey || metaKey)
    void import("../clipboard/select-more").then(({ selectMore }) => selectMore(store, fieldId, shiftKey));
  else store.select(fieldId);
}
