import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import controls from "../control.module.css";
import type { FillProps } from "../drawn-kind";
import { EndLabels } from "../end-labels";
import classes from "./fill.module.css";
import { rules, type SliderSetting } from "./rules";

/** Untouched it says nothing: what stands in the middle is nobody's answer yet. */
export default function FillSlider({
  setting,
  value,
  onChange,
  ids,
  isInvalid,
}: FillProps<SliderSetting, number>): ReactNode {
  const t = formworkMessages.useT();
  const { min, max, step } = setting;
  const shown = value ?? min;
  return (
    <>
      <div className={classes.slider}>
        <input
          id={ids.control}
          type="range"
          min={min}
          max={max}
          step={step}
          value={shown}
          data-untouched={value === null || undefined}
          aria-valuetext={value === null ? t("fill.empty") : rules.text(setting, value)}
          aria-describedby={ids.describedBy}
          aria-invalid={isInvalid}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          // The place where it stands is an answer, too: pressed there, nothing would change.
          onPointerUp={() => value === null && onChange(shown)}
          onKeyUp={(event) => value === null && event.key === "Enter" && onChange(shown)}
        />
        <output htmlFor={ids.control} className={classes.value}>
          {value === null ? "–" : rules.text(setting, value)}
        </output>
      </div>
      <EndLabels low={setting.lowLabel} high={setting.highLabel} />
      {value !== null && (
        <button type="button" className={controls.clear} onClick={() => onChange(null)}>
          {t("fill.clearChoice")}
        </button>
      )}
    </>
  );
}
