import { CheckboxField } from "@groundwork/kit/forms";
import { lazy, type ReactNode, Suspense } from "react";
import type { SettingsProps } from "../drawn-kind";
import { TextSettings } from "../text/settings";
import classes from "./barcode.module.css";
import { type BarcodeSetting, FORMATS } from "./rules";
import { barcodeSettingsMessages } from "./settings-messages";

/** Few texts have a pattern. */
const PatternSetting = lazy(() => import("../text/pattern-setting"));

export default function BarcodePanel({ setting, onChange }: SettingsProps<BarcodeSetting>): ReactNode {
  const t = barcodeSettingsMessages.useT();
  const { formats } = setting;
  return (
    <TextSettings setting={setting} onChange={onChange}>
      <Suspense>
        <PatternSetting setting={setting} onChange={onChange} />
      </Suspense>
      <fieldset className={classes.formats}>
        <legend>{t("formats")}</legend>
        <p>{t("formatsHelp")}</p>
        {FORMATS.map((format) => (
          <CheckboxField
            key={format}
            name={format}
            label={t(format)}
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
