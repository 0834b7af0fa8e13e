import type { StepChoice } from "@groundwork/formwork/builder";
import { Tabs } from "@groundwork/kit";
import { type ReactNode, useCallback, useRef } from "react";
import { messages } from "../../../messages";
import classes from "../builder.module.css";
import { Canvas } from "../canvas/canvas";
import { focusField } from "../canvas/focus";
import { ProblemList } from "../publish/problem-list";
import type { Publishing } from "../publish/use-publish";
import { useBuilder } from "../state/hooks";
import { CurrentFields } from "./current-fields";
import { Palette } from "./palette";
import { Sections } from "./sections";
import { SettingsPanel } from "./settings-panel";

export interface DeskProps {
  templateId: string;
  steps: readonly StepChoice[];
  publishing: Publishing;
}

/** Palette and lists, the pages, the settings: side by side. */
export function Desk({ templateId, steps, publishing }: DeskProps): ReactNode {
  const t = messages.useT();
  const store = useBuilder();
  const settings = useRef<HTMLElement>(null);
  const openSettings = useCallback(() => {
    // The settings of what was just selected may come a frame later.
    setTimeout(() => settings.current?.querySelector<HTMLElement>("input, textarea, button")?.focus(), 60);
  }, []);
  const backToPage = () => {
    focusField(store.index().get(store.selectedId() ?? ""));
  };
  return (
    <div className={classes.desk}>
      <aside className={classes.side} aria-label={t("builder.fieldPanel")}>
        {publishing.problems ? (
          <div className={classes.scrolls} data-scrolls>
            <ProblemList templateId={templateId} publishing={publishing} />
          </div>
        ) : (
          <Tabs defaultValue="fields" keepMounted={false} className={classes.panelTabs ?? ""}>
            <Tabs.List grow>
              <Tabs.Tab value="fields">{t("builder.fields")}</Tabs.Tab>
              <Tabs.Tab value="current">{t("builder.currentFields")}</Tabs.Tab>
              <Tabs.Tab value="sections">{t("builder.sections")}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="fields" className={classes.scrolls ?? ""} data-scrolls>
              <Palette />
            </Tabs.Panel>
            <Tabs.Panel value="current" className={classes.scrolls ?? ""} data-scrolls>
              <CurrentFields onOpenSettings={openSettings} />
            </Tabs.Panel>
            <Tabs.Panel value="sections" className={classes.scrolls ?? ""} data-scrolls>
              <Sections templateId={templateId} />
            </Tabs.Panel>
          </Tabs>
        )}
      </aside>
      <Canvas onOpenSettings={openSettings} />
      <aside
        ref={settings}
        className={classes.side}
        aria-label={t("builder.settings")}
        onKeyDown={(event) => {
          const isListOpen = (event.target as HTMLElement).getAttribute("aria-expanded") === "true";
          if (event.key === "Escape" && !isListOpen) backToPage();
        }}
      >
        <div className={classes.scrolls} data-scrolls>
          <SettingsPanel steps={steps} />
        </div>
      </aside>
    </div>
  );
}
