import { MomentInput } from "@groundwork/kit";
import { type ReactNode, useId } from "react";
import { messages } from "../../messages";
import classes from "./audit.module.css";

export interface DayRangeFilterProps {
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
}

/** Two days, both included; either may stay empty. */
export function DayRangeFilter({ from, to, onChange }: DayRangeFilterProps): ReactNode {
  const t = messages.useT();
  const id = useId();
  return (
    <span className={classes.range}>
      <label htmlFor={`${id}from`}>{t("audit.from")}</label>
      <MomentInput
        id={`${id}from`}
        type="date"
        className={classes.day}
        value={from}
        max={to || undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value, to })}
      />
      <label htmlFor={`${id}to`}>{t("audit.to")}</label>
      <MomentInput
        id={`${id}to`}
        type="date"
        className={classes.day}
        value={to}
        min={from || undefined}
        onChange={(event) => onChange({ from, to: event.currentTarget.value })}
      />
    </span>
  );
}
