import { SidePane, Tabs } from "@groundwork/kit";
import { type ReactNode, useEffect, useState } from "react";
import { useEditor } from "../../editor-context";
import { findNode } from "../../graph";
import { messages } from "../../messages";
import { useNodeName } from "../../nodes/use-node-name";
import { Canvas } from "../canvas/canvas";
import { Outline } from "../panel/outline";
import { Settings } from "../panel/settings";
import classes from "./editor.module.css";
import type { Panels, PanelTab } from "./use-panels";

/** The drawing with its panel beside it; on a phone one of them at a time, settings in a pane on top. */
export function Workspace({ panels, isPhone }: { panels: Panels; isPhone: boolean }): ReactNode {
  const { hasPanel, setPanel, isPaneOpen, closePane } = panels;
  const [isFull, setFull] = useState(false);
  useLeaveFull(isFull, setFull);
  const panel = { isShown: hasPanel, onToggle: () => setPanel(!hasPanel) };
  const canvas = <Canvas isFull={isFull} onFull={setFull} {...(isPhone ? {} : { panel })} />;
  return (
    <>
      <div className={classes.workspace} data-full={isFull || undefined} data-alone={!hasPanel || undefined}>
        {isPhone ? (
          <PhoneTabs {...panels} canvas={canvas} />
        ) : (
          <>
            {canvas}
            {hasPanel && <PanelTabs {...panels} />}
          </>
        )}
      </div>
      {isPhone && <SettingsPane opened={isPaneOpen} onClose={closePane} />}
    </>
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

function PanelTabs({ place, tab, setTab }: Panels): ReactNode {
  const t = messages.useT();
  const shown = tab === "drawing" ? "outline" : tab;
  return (
    <aside ref={place} className={classes.panel} aria-label={t("panel.title")}>
      <Tabs
        value={shown}
        onChange={(next) => setTab(next as PanelTab)}
        className={classes.tabs ?? ""}
        keepMounted={false}
      >
        <Tabs.List grow>
          <Tabs.Tab value="settings">{t("panel.settings")}</Tabs.Tab>
          <Tabs.Tab value="outline">{t("panel.outline")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="settings" className={classes.scroll ?? ""}>
          <Settings />
        </Tabs.Panel>
        <Tabs.Panel value="outline" className={classes.scroll ?? ""}>
          <Outline />
        </Tabs.Panel>
      </Tabs>
    </aside>
  );
}

function PhoneTabs({ tab, setTab, canvas }: Panels & { canvas: ReactNode }): ReactNode {
  const t = messages.useT();
  const shown = tab === "settings" ? "outline" : tab;
  return (
    <Tabs
      value={shown}
      onChange={(next) => setTab(next as PanelTab)}
      className={classes.tabs ?? ""}
      keepMounted={false}
    >
      <Tabs.List grow>
        <Tabs.Tab value="outline">{t("panel.outline")}</Tabs.Tab>
        <Tabs.Tab value="drawing">{t("panel.drawing")}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="outline" className={classes.scroll ?? ""}>
        <Outline />
      </Tabs.Panel>
      <Tabs.Panel value="drawing" className={classes.phoneDrawing ?? ""}>
        {canvas}
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
