import { LoadingState, SidePane, Tabs } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useEditor } from "../../editor-context";
import { findNode } from "../../graph";
import { messages } from "../../messages";
import { useNodeName } from "../../nodes/use-node-name";
import { Canvas } from "../canvas/canvas";
import { Outline } from "../panel/outline";
import { Settings } from "../panel/settings";
import { PlayContext } from "../play/play-context";
import { type Play, usePlay } from "../play/use-play";
import classes from "./editor.module.css";
import type { Panels, PanelTab } from "./use-panels";

/** Apart: it fills in the fields that decide, and so needs every kind of them. */
const PlayPanel = lazy(() => import("../play/play-panel"));

/** The drawing with its panel beside it; on a phone one of them at a time, settings in a pane on top. */
export function Workspace({ panels, isPhone }: { panels: Panels; isPhone: boolean }): ReactNode {
  const { hasPanel, setPanel, isPaneOpen, closePane } = panels;
  const [isFull, setFull] = useState(false);
  useLeaveFull(isFull, setFull);
  const play = usePlay();
  const isPlayed = panels.tab === "play" && (hasPanel || isPhone);
  const panel = { isShown: hasPanel, onToggle: () => setPanel(!hasPanel) };
  const canvas = <Canvas isFull={isFull} onFull={setFull} {...(isPhone ? {} : { panel })} />;
  return (
    <PlayContext value={isPlayed ? (play.played?.standing ?? null) : null}>
      <div className={classes.workspace} data-full={isFull || undefined} data-alone={!hasPanel || undefined}>
        {isPhone ? (
          <PhoneTabs {...panels} canvas={canvas} play={play} />
        ) : (
          <>
            {canvas}
            {hasPanel && <PanelTabs {...panels} play={play} />}
          </>
        )}
      </div>
      {isPhone && <SettingsPane opened={isPaneOpen} onClose={closePane} />}
    </PlayContext>
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

function PanelTabs({ place, tab, setTab, play }: Panels & { play: Play }): ReactNode {
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
          <Tabs.Tab value="play">{t("play.tab")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="settings" className={classes.scroll ?? ""}>
          <Settings />
        </Tabs.Panel>
        <Tabs.Panel value="outline" className={classes.scroll ?? ""}>
          <Outline />
        </Tabs.Panel>
        <Tabs.Panel value="play" className={classes.scroll ?? ""}>
          <Played play={play} />
        </Tabs.Panel>
      </Tabs>
    </aside>
  );
}

function Played({ play }: { play: Play }): ReactNode {
  return (
    <Suspense fallback={<LoadingState rows={3} />}>
      <PlayPanel play={play} />
    </Suspense>
  );
}

function PhoneTabs({ tab, setTab, canvas, play }: Panels & { canvas: ReactNode; play: Play }): ReactNode {
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
        <Tabs.Tab value="play">{t("play.tab")}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="outline" className={classes.scroll ?? ""}>
        <Outline />
      </Tabs.Panel>
      <Tabs.Panel value="drawing" className={classes.phoneDrawing ?? ""}>
        {canvas}
      </Tabs.Panel>
      <Tabs.Panel value="play" className={classes.phonePlay ?? ""}>
        <div className={classes.phoneStage}>{canvas}</div>
        <div className={classes.scroll}>
          <Played play={play} />
        </div>
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
