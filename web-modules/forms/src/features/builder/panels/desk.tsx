import type { StepChoice } from "@groundwork/formwork/builder";
import type { ReactNode } from "react";
import { builderMessages } from "../../../messages/builder";
import classes from "../builder.module.css";
import { Canvas } from "../canvas/canvas";
import { focusField } from "../canvas/focus";
import { useBuilder } from "../state/hooks";
import { FloatingToolbar } from "./floating-toolbar";
import { focusSettings, SETTINGS_ID } from "./focus-settings";
import { SettingsPanel } from "./settings-panel";

export interface DeskProps {
  template: { formTemplateId: string; name: string };
  steps: readonly StepChoice[];
}

/** The pages and the settings side by side. */
export function Desk({ template, steps }: DeskProps): ReactNode {
  const t = builderMessages.useT();
  const store = useBuilder();
  const backToPage = () => {
    focusField(store.index().get(store.selectedId() ?? ""));
  };
  return (
    <div className={classes.desk}>
      <div className={classes.pages}>
        <Canvas templateId={template.formTemplateId} onOpenSettings={focusSettings} />
        <FloatingToolbar template={template} />
      </div>
      <aside
        id={SETTINGS_ID}
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
