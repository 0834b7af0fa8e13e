import { useEffect, useState } from "react";
import { createExternalList } from "./external-list";

/** The dialogs that are open on top of a pane: Escape is theirs, and the pane below stays. */
const dialogs = createExternalList<symbol>();

export function useCovers(opened: boolean): void {
  const [opener] = useState(() => (opened ? document.activeElement : null));
  useEffect(() => {
    if (!opened) return;
    const self = Symbol();
    dialogs.add(self);
    return () => dialogs.remove(self);
  }, [opened]);
  useEffect(() => {
    // Mantine gives the focus back when a dialog closes, but not when it is taken out of the page while open.
    if (!(opener instanceof HTMLElement)) return;
    return () => {
      if (opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [opener]);
}

export function useIsCovered(): boolean {
  return dialogs.useItems().length > 0;
}
