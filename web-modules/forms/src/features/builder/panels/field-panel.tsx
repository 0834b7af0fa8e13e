import { Tabs } from "@groundwork/kit";
import type { ReactNode } from "react";
import { builderMessages } from "../../../messages/builder";
import classes from "../builder.module.css";
import { focusSettings } from "./focus-settings";
import { FormData } from "./form-data-tab";
import { CurrentFields, Sections } from "./list-tabs";
import { Palette } from "./palette";
import { type PanelTab, usePanelTabs } from "./panel-tab";

/** Beside the pages: what can be added, and the form as lists. */
export function FieldPanel({ templateId }: { templateId: string }): ReactNode {
  const t = builderMessages.useT();
  const { tab, show, hasData } = usePanelTabs();
  return (
    <Tabs
      value={tab === "data" && !hasData ? "fields" : tab}
      onChange={(next) => next && show(next as PanelTab)}
      keepMounted={false}
      className={classes.panelTabs ?? ""}
    >
      <Tabs.List grow>
        <Tabs.Tab value="fields">{t("builder.fields")}</Tabs.Tab>
        <Tabs.Tab value="current">{t("builder.currentFields")}</Tabs.Tab>
        <Tabs.Tab value="sections">{t("builder.sections")}</Tabs.Tab>
        {hasData && <Tabs.Tab value="data">{t("builder.data")}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="fields" className={classes.scrolls ?? ""} data-scrolls>
        <Palette />
      </Tabs.Panel>
      <Tabs.Panel value="current" className={classes.scrolls ?? ""} data-scrolls>
        <CurrentFields onOpenSettings={focusSettings} />
      </Tabs.Panel>
      <Tabs.Panel value="sections" className={classes.scrolls ?? ""} data-scrolls>
        <Sections templateId={templateId} />
      </Tabs.Panel>
      {hasData && (
        <Tabs.Panel value="data" className={classes.scrolls ?? ""} data-scrolls>
          <FormData />
        </Tabs.Panel>
      )}
    </Tabs>
  );
}
