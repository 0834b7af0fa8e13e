import { useUrlState } from "@groundwork/kit";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useEditor } from "../../editor-context";
import { useReveal } from "../canvas/use-reveal";
import { focusFirstField } from "./focus-first-field";

export type PanelTab = "settings" | "outline" | "drawing" | "play";

export interface Panels {
  tab: PanelTab;
  setTab: (tab: PanelTab) => void;
  /** Beside the drawing; whoever draws may want the room. */
  hasPanel: boolean;
  setPanel: (hasPanel: boolean) => void;
  place: RefObject<HTMLElement | null>;
  /** On a phone, settings are a pane on top. */
  isPaneOpen: boolean;
  closePane: () => void;
  /** Selects a node or edge and opens its settings. */
  show: (id: string) => void;
}

/** What stands beside the drawing, and what leads there. */
export function usePanels(isPhone: boolean): Panels {
  const { select } = useEditor();
  const [tab, setTab] = useState<PanelTab>(isPhone ? "outline" : "settings");
  const [hasPanel, setPanel] = useState(true);
  const [isPaneOpen, setPane] = useState(false);
  const place = useRef<HTMLElement>(null);
  const reveal = useReveal();
  const show = useCallback(
    (id: string) => {
      select(id);
      reveal(id);
      if (isPhone) {
        setPane(true);
        return;
      }
      setPanel(true);
      setTab("settings");
      focusFirstField(place);
    },
    [select, reveal, isPhone],
  );
  useOpenedAt(show);
  const closePane = useCallback(() => setPane(false), []);
  return { tab, setTab, hasPanel, setPanel, place, isPaneOpen, closePane, show };
}

/** `?node=…`: what led here is about that node. */
function useOpenedAt(show: (id: string) => void): void {
  const { workflow } = useEditor();
  const [{ node }] = useUrlState({ node: "" });
  const shown = useRef("");
  useEffect(() => {
    const isThere = [...workflow.nodes, ...workflow.edges].some(({ id }) => id === node);
    if (node === "" || shown.current === node || !isThere) return;
    shown.current = node;
    show(node);
  }, [node, workflow, show]);
}
