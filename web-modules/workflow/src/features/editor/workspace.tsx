import { SidePane, Tabs, useMediaQuery } from "@groundwork/kit";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useEditor } from "../../editor-context";
import { findNode } from "../../graph";
import { messages } from "../../messages";
import { useNodeName } from "../../nodes/use-node-name";
import { Canvas } from "../canvas/canvas";
import { useReveal } from "../canvas/use-reveal";
import { Checks } from "../panel/checks";
import { Outline } from "../panel/outline";
import { Settings } from "../panel/settings";
import type { PublishProblem } from "./api";
import classes from "./editor.module.css";
import { ShowSettingsContext } from "./show-settings";

export const PHONE = "(max-width: 47.99em)";

export type PanelTab = "settings" | "outline" | "drawing" | "checks";

interface WorkspaceProps {
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  ofForm: readonly PublishProblem[];
}

/** The drawing with its panel beside it; on a phone one of them at a time, settings in a pane on top. */
export function Workspace({ tab, onTab, ofForm }: WorkspaceProps): ReactNode {
  const isPhone = useMediaQuery(PHONE) ?? false;
  const { select } = useEditor();
  const [isFull, setFull] = useState(false);
  const [isPaneOpen, setPane] = useState(false);
  const [hasPanel, setPanel] = useState(true);
  const panelPlace = useRef<HTMLElement>(null);
  const reveal = useReveal();

  const show = useCallback(
    (nodeId: string) => {
      select(nodeId);
      reveal(nodeId);
      if (isPhone) {
        setPane(true);
        return;
      }
      setPanel(true);
      onTab("settings");
      // The settings come a moment later; what was pressed may go with the tab before.
      setTimeout(() => panelPlace.current?.querySelector<HTMLElement>(":is(input, textarea):enabled")?.focus(), 60);
    },
    [select, reveal, isPhone, onTab],
  );
  useLeaveFull(isFull, setFull);

  const panel = { isShown: hasPanel, onToggle: () => setPanel(!hasPanel) };
  const canvas = <Canvas isFull={isFull} onFull={setFull} {...(isPhone ? {} : { panel })} />;
  return (
    <ShowSettingsContext value={show}>
      <div className={classes.workspace} data-full={isFull || undefined} data-alone={!hasPanel || undefined}>
        {isPhone ? (
          <PhoneTabs tab={tab === "settings" ? "outline" : tab} onTab={onTab} ofForm={ofForm} canvas={canvas} />
        ) : (
          <>
            {canvas}
            {hasPanel && (
              <PanelTabs place={panelPlace} tab={tab === "drawing" ? "outline" : tab} onTab={onTab} ofForm={ofForm} />
            )}
          </>
        )}
      </div>
      {isPhone && <SettingsPane opened={isPaneOpen} onClose={() => setPane(false)} />}
    </ShowSettingsContext>
  );
}

function useLeaveFull(isFull: boolean, setFull: (isFull: boolean) => void): void {
  useEffect(() => {
    if (!isFull) return;
    const leave = (event: KeyboardEvent) => {
      // A menu or dialog that is open takes Escape for itself.
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("[role=dialog], [role=menu]"))
        setFull(false);
    };
    window.addEventListener("keydown", leave);
    return () => window.removeEventListener("keydown", leave);
  }, [isFull, setFull]);
}

function PanelTabs({
  place,
  tab,
  onTab,
  ofForm,
}: WorkspaceProps & { place: RefObject<HTMLElement | null> }): ReactNode {
  const t = messages.useT();
  const { problems } = useEditor();
  return (
    <aside ref={place} className={classes.panel} aria-label={t("panel.title")}>
      <Tabs value={tab} onChange={(next) => onTab(next as PanelTab)} className={classes.tabs ?? ""} keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="settings">{t("panel.settings")}</Tabs.Tab>
          <Tabs.Tab value="outline">{t("panel.outline")}</Tabs.Tab>
          <Tabs.Tab value="checks">{t("panel.checksOf", { count: problems.length + ofForm.length })}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="settings" className={classes.scroll ?? ""}>
          <Settings />
        </Tabs.Panel>
        <Tabs.Panel value="outline" className={classes.scroll ?? ""}>
          <Outline />
        </Tabs.Panel>
        <Tabs.Panel value="checks" className={classes.scroll ?? ""}>
          <Checks ofForm={ofForm} />
        </Tabs.Panel>
      </Tabs>
    </aside>
  );
}

function PhoneTabs({ tab, onTab, ofForm, canvas }: WorkspaceProps & { canvas: ReactNode }): ReactNode {
  const t = messages.useT();
  const { problems } = useEditor();
  return (
    <Tabs value={tab} onChange={(next) => onTab(next as PanelTab)} className={classes.tabs ?? ""} keepMounted={false}>
      <Tabs.List grow>
        <Tabs.Tab value="outline">{t("panel.outline")}</Tabs.Tab>
        <Tabs.Tab value="drawing">{t("panel.drawing")}</Tabs.Tab>
        <Tabs.Tab value="checks">{t("panel.checksOf", { count: problems.length + ofForm.length })}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="outline" className={classes.phonePanel ?? ""}>
        <Outline />
      </Tabs.Panel>
      <Tabs.Panel value="drawing" className={classes.phoneDrawing ?? ""}>
        {canvas}
      </Tabs.Panel>
      <Tabs.Panel value="checks" className={classes.phonePanel ?? ""}>
        <Checks ofForm={ofForm} />
      </Tabs.Panel>
    </Tabs>
  );
}

function SettingsPane({ opened, onClose }: { opened: boolean; onClose: () => void }): ReactNode {
  const t = messages.useT();
  const nameOf = useNodeName();
  const { workflow, selectedId } = useEditor();
  const node = selectedId === null ? undefined : findNode(workflow, selectedId);
  return (
    <SidePane
      opened={opened && selectedId !== null}
      onClose={onClose}
      title={node ? nameOf(node) : t("panel.connection")}
    >
      <Settings titled={false} />
    </SidePane>
  );
}
