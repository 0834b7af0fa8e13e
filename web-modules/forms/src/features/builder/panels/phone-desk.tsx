import { BottomSheet } from "@groundwork/formwork/editor";
import { ActionIcon, Button } from "@groundwork/kit";
import { SegmentField } from "@groundwork/kit/forms";
import { Plus, Search } from "@groundwork/kit/icons";
import { type ReactNode, useCallback, useState } from "react";
import { builderMessages } from "../../../messages/builder";
import { findingMessages } from "../../../messages/finding";
import classes from "../builder.module.css";
import { Canvas } from "../canvas/canvas";
import { openFinding } from "../find/finding";
import { useSelectedId } from "../state/hooks";
import type { DeskProps } from "./desk";
import { FormData } from "./form-data-tab";
import { CurrentFields, Sections } from "./list-tabs";
import { Palette } from "./palette";
import { usePanelTabs } from "./panel-tab";
import { SettingsPanel } from "./settings-panel";

type Sheet = "palette" | "settings" | "sections" | "data";

/** Where a page as wide as paper cannot be worked on. */
const PHONE = "(max-width: 47.99em)";

/** On a narrow screen: the list of fields or the page, and everything else as a sheet from below. */
export default function PhoneDesk({ template, steps }: DeskProps): ReactNode {
  const t = builderMessages.useT();
  const findT = findingMessages.useT();
  const templateId = template.formTemplateId;
  const { hasData } = usePanelTabs();
  const [look, setLook] = useState<"list" | "page">(() => (window.matchMedia(PHONE).matches ? "list" : "page"));
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const selectedId = useSelectedId();
  const openSettings = useCallback(() => setSheet("settings"), []);
  return (
    <div className={classes.phoneDesk}>
      <div className={classes.look}>
        <SegmentField
          name="look"
          label={t("builder.look")}
          value={look}
          onChange={setLook}
          options={[
            { value: "list", label: t("builder.look.list") },
            { value: "page", label: t("builder.look.page") },
          ]}
        />
      </div>
      {look === "list" ? (
        <div className={classes.scrolls} data-scrolls>
          <CurrentFields onOpenSettings={openSettings} hasTools />
        </div>
      ) : (
        <Canvas templateId={templateId} onOpenSettings={openSettings} />
      )}
      <div className={classes.bar} role="toolbar" aria-label={t("builder.tools")}>
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setSheet("palette")}>
          {t("builder.addField")}
        </Button>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={findT("find.title")}
          title={findT("find.title")}
          onClick={openFinding}
        >
          <Search size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={() => setSheet("sections")}>
          {t("builder.sections")}
        </Button>
        {hasData && (
          <Button variant="default" onClick={() => setSheet("data")}>
            {t("builder.data")}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={t("builder.settings")}
          disabled={selectedId === null}
          onClick={openSettings}
        >
          {t("builder.detail")}
        </Button>
      </div>
      <BottomSheet opened={sheet === "palette"} onClose={() => setSheet(null)} title={t("builder.addField")}>
        <Palette onAdded={() => setSheet(null)} />
      </BottomSheet>
      <BottomSheet opened={sheet === "sections"} onClose={() => setSheet(null)} title={t("builder.sections")}>
        <Sections templateId={templateId} />
      </BottomSheet>
      <BottomSheet opened={sheet === "data"} onClose={() => setSheet(null)} title={t("builder.data")}>
        <FormData />
      </BottomSheet>
      <BottomSheet opened={sheet === "settings"} onClose={() => setSheet(null)} title={t("builder.settings")}>
        <SettingsPanel steps={steps} />
      </BottomSheet>
    </div>
  );
}
