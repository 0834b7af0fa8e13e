import { Star } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import controls from "../control.module.css";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import { EndLabels } from "../end-labels";
import classes from "./fill.module.css";
import { type RatingSetting, rules } from "./rules";

function Fill({ setting, value, onChange, ids }: FillProps<RatingSetting, number>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <>
      <div className={classes.stars}>
        {Array.from({ length: setting.most }, (_, at) => at + 1).map((number) => (
          <label key={number} className={classes.star} data-lit={(value !== null && number <= value) || undefined}>
            <input
              type="radio"
              name={ids.control}
              checked={value === number}
              aria-label={t("rating.stars", { number, most: setting.most })}
              aria-describedby={ids.describedBy}
              onChange={() => onChange(number)}
            />
            <Star size={28} aria-hidden />
          </label>
        ))}
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

function View({ setting, value }: ViewProps<RatingSetting, number>): ReactNode {
  return value !== null && <span>{rules.text(setting, value)}</span>;
}

export const drawn: DrawnKind<RatingSetting, number> = { icon: Star, frame: "radiogroup", Fill, View };
