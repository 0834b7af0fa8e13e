import { useEffect } from "react";
import { createExternalList } from "./external-list";

/** The dialogs that are open on top of a pane: Escape is theirs, and the pane below stays. */
const dialogs = createExternalList<symbol>();

export function useCovers(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const self = Symbol();
    dialogs.add(self);
    return () => dialogs.remove(self);
  }, [opened]);
}

export function useIsCovered(): boolean {
  return dialogs.useItems().length > 0;
}
