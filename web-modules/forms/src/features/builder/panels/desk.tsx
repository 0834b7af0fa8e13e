import type { StepChoice } from "@groundwork/formwork/builder";
import { lazy, type ReactNode, Suspense } from "react";
import { builderMessages } from "../../../messages/builder";
import classes from "../builder.module.css";
import { Canvas } from "../canvas/canvas";
import { focusField } from "../canvas/focus";
import { useBuilder } from "../state/hooks";
import { focusSettings, leaveSettings, SETTINGS_ID } from "./focus-settings";
import { SettingsPanel } from "./settings-panel";

/** Parts of their own: the form is on the screen before. */
const FloatingToolbar = lazy(() => import("./floating-toolbar"));

export interface DeskProps {
  template: { formTemplateId: string; name: string };
  steps: readonly StepChoice[];
}

/** The pages and the settings side by side. */
export function Desk({ template, steps }: DeskProps): ReactNode {
  const t = builderMessages.useT();
  const store = useBuilder();
  const goBack = () => {
    if (!leaveSettings()) focusField(store.index().get(store.selectedId() ?? ""));
  };
  return (
    <div className={classes.desk}>
      <div className={classes.pages}>
        <Canvas templateId={template.formTemplateId} onOpenSettings={focusSettings} />
        <Suspense fallback={null}>
          <FloatingToolbar template={template} />
        </Suspense>
      </div>
      <aside
        id={SETTINGS_ID}
        className={classes.side}
        aria-label={t("builder.settings")}
        onKeyDown={(event) => {
          const isListOpen = (event.target as HTMLElement).getAttribute("aria-expanded") === "true";
          if (event.key === "Escape" && !isListOpen) goBack();
        }}
      >
        <div className={classes.scrolls} data-scrolls>
          <SettingsPanel steps={steps} />
        </div>
      </aside>
    </div>
  );
}
