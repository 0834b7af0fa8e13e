import type { StepChoice } from "@groundwork/formwork/builder";
import { BottomSheet } from "@groundwork/formwork/editor";
import { type ReactNode, useCallback, useState } from "react";
import { builderMessages } from "../../messages/builder";
import classes from "../builder/builder.module.css";
import { Canvas } from "../builder/canvas/canvas";
import { focusSettings, SETTINGS_ID } from "../builder/panels/focus-settings";
import { CurrentFields } from "../builder/panels/list-tabs";
import { SettingsPanel } from "../builder/panels/settings-panel";
import looks from "./look.module.css";

interface LookDeskProps {
  templateId: string;
  steps: readonly StepChoice[];
  isNarrow: boolean;
}

/** The pages, and what the selected field is set to; on a narrow screen the list of fields, and its settings from below. */
export function LookDesk({ templateId, steps, isNarrow }: LookDeskProps): ReactNode {
  const t = builderMessages.useT();
  const [isOpen, setOpen] = useState(false);
  const openSettings = useCallback(() => setOpen(true), []);
  if (isNarrow)
    return (
      <div className={classes.phoneDesk}>
        <div className={classes.scrolls} data-scrolls>
          <CurrentFields onOpenSettings={openSettings} hasTools />
        </div>
        <BottomSheet opened={isOpen} onClose={() => setOpen(false)} title={t("builder.settings")}>
          <Settings steps={steps} />
        </BottomSheet>
      </div>
    );
  return (
    <div className={classes.desk}>
      <div className={classes.pages}>
        <Canvas templateId={templateId} onOpenSettings={focusSettings} />
      </div>
      <aside id={SETTINGS_ID} className={classes.side} aria-label={t("builder.settings")}>
        <div className={classes.scrolls} data-scrolls>
          <Settings steps={steps} />
        </div>
      </aside>
    </div>
  );
}

/** To be read, by who listens too: nothing of it can be changed. */
function Settings({ steps }: { steps: readonly StepChoice[] }): ReactNode {
  const t = builderMessages.useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, so keys could not scroll it
    <section tabIndex={0} aria-label={t("builder.settings")}>
      <fieldset disabled className={looks.settings}>
        <SettingsPanel steps={steps} />
      </fieldset>
    </section>
  );
}
