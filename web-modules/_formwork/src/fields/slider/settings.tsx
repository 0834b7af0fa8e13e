import { TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { EndLabelSettings } from "../../builder/end-label-settings";
import { WholeNumberSetting } from "../../builder/whole-number-setting";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { MOST, MOST_UNIT, type SliderSetting } from "./rules";

export function Settings({ setting, onChange }: SettingsProps<SliderSetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <>
      <WholeNumberSetting
        name="min"
        label={t("builder.least")}
        value={setting.min}
        min={-MOST}
        max={MOST}
        otherwise={0}
        onChange={(min) => onChange({ min })}
      />
      <WholeNumberSetting
        name="max"
        label={t("builder.most")}
        value={setting.max}
        min={-MOST}
        max={MOST}
        otherwise={100}
        onChange={(max) => onChange({ max })}
      />
      <WholeNumberSetting
        name="step"
        label={t("builder.step")}
        value={setting.step}
        min={1}
        max={MOST}
        otherwise={1}
        onChange={(step) => onChange({ step })}
      />
      <TextField
        name="unit"
        label={t("builder.unit")}
        description={t("builder.unitHelp")}
        value={setting.unit}
        maxLength={MOST_UNIT}
        error={null}
        onChange={(unit) => onChange({ unit })}
      />
      <EndLabelSettings setting={setting} onChange={onChange} />
    </>
  );
}
