import { Star } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import controls from "../control.module.css";
import type { FillProps } from "../drawn-kind";
import { EndLabels } from "../end-labels";
import classes from "./fill.module.css";
import type { RatingSetting } from "./rules";

export default function FillRating({ setting, value, onChange, ids }: FillProps<RatingSetting, number>): ReactNode {
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
