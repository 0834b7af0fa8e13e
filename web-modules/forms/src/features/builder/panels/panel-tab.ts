import { createContext, useContext } from "react";

/** On the list of what can be added. */
export const KINDS_MARK = "data-kinds";

export type PanelTab = "fields" | "current" | "sections" | "data";

export interface PanelTabs {
  tab: PanelTab;
  show: (tab: PanelTab) => void;
  /** Whether the form is shown as data, too. */
  hasData: boolean;
  showData: (hasData: boolean) => void;
}

export const PanelTabsContext = createContext<PanelTabs | null>(null);

export function usePanelTabs(): PanelTabs {
  const tabs = useContext(PanelTabsContext);
  if (!tabs) throw new Error("This belongs inside the builder");
  return tabs;
}
