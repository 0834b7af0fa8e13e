import { CheckboxField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { PatternSetting } from "../text/pattern-setting";
import { TextSettings } from "../text/settings";
import classes from "./barcode.module.css";
import { type BarcodeSetting, FORMATS } from "./rules";

export function Settings({ setting, onChange }: SettingsProps<BarcodeSetting>): ReactNode {
  const t = formworkMessages.useT();
  const { formats } = setting;
  return (
    <TextSettings setting={setting} onChange={onChange}>
      <PatternSetting setting={setting} onChange={onChange} />
      <fieldset className={classes.formats}>
        <legend>{t("barcode.formats")}</legend>
        <p>{t("barcode.formatsHelp")}</p>
        {FORMATS.map((format) => (
          <CheckboxField
            key={format}
            name={format}
            label={t(`barcode.${format}`)}
            value={formats.includes(format)}
            error={null}
            onChange={(isWanted) =>
              onChange({ formats: FORMATS.filter((each) => (each === format ? isWanted : formats.includes(each))) })
            }
          />
        ))}
      </fieldset>
    </TextSettings>
  );
}
