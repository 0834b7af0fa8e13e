import type { ReactNode } from "react";
import { EndLabelSettings } from "../../builder/end-label-settings";
import { WholeNumberSetting } from "../../builder/whole-number-setting";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { type RatingSetting, STARS } from "./rules";

export function Settings({ setting, onChange }: SettingsProps<RatingSetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <>
      <WholeNumberSetting
        name="most"
        label={t("rating.most")}
        value={setting.most}
        min={STARS.least}
        max={STARS.most}
        otherwise={STARS.atFirst}
        onChange={(most) => onChange({ most })}
      />
      <EndLabelSettings setting={setting} onChange={onChange} />
    </>
  );
}
