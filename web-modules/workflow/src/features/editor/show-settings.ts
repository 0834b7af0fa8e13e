import { createContext, useContext } from "react";

/** Selects a node and opens its settings, in the panel or, on a phone, in a pane. */
export const ShowSettingsContext = createContext<(nodeId: string) => void>(() => undefined);

export function useShowSettings(): (nodeId: string) => void {
  return useContext(ShowSettingsContext);
}
