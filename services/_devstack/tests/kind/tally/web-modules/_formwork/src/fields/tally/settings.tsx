import type { ReactNode } from "react";
import { WholeNumberSetting } from "../../builder/whole-number-setting";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { MOST_PLACES, type TallySetting } from "./rules";

export function Settings({ setting, onChange }: SettingsProps<TallySetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <WholeNumberSetting
      name="places"
      label={t("tally.places")}
      value={setting.places}
      min={0}
      max={MOST_PLACES}
      otherwise={0}
      onChange={(places) => onChange({ places })}
    />
  );
}
