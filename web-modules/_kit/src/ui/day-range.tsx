import { Alert } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { useFormats } from "../i18n/formats";
import { kitMessages } from "../i18n/kit-messages";
import classes from "./day-range.module.css";
import type { Days } from "./days";
import { MomentInput } from "./moment-input";

export interface DayRangeProps {
  /** The days that are shown; an empty one is open. */
  days: Days;
  onChange: (days: Days) => void;
}

/** From one day to another, both included; either may stay empty. */
export function DayRange({ days, onChange }: DayRangeProps): ReactNode {
  const t = kitMessages.useT();
  const id = useId();
  const { from, to } = days;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lie in a row of filters
    <span role="group" className={classes.range} data-takes-line aria-label={t("range.label")}>
      <label htmlFor={`${id}from`}>{t("range.from")}</label>
      <MomentInput
        id={`${id}from`}
        type="date"
        className={classes.day}
        value={from}
        max={to || undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value, to })}
      />
      <label htmlFor={`${id}to`}>{t("range.to")}</label>
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

/** Says which days stand in the place of those that could not be used: nobody looks at other days than they think. */
export function DayRangeReplaced({ days: { from, to } }: { days: Days }): ReactNode {
  const t = kitMessages.useT();
  const { moment } = useFormats();
  const key = `range.replaced${from && to ? "" : from ? "From" : to ? "To" : "Both"}` as const;
  return (
    <Alert color="amber" role="status">
      {t(key, { from: from && moment(from), to: to && moment(to) })}
    </Alert>
  );
}
