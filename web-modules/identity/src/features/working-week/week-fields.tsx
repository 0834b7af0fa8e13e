import type { FieldErrors, FieldProps } from "@groundwork/kit/forms";
import { TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { weekMessages } from "./messages";
import { DAYS, type DayField, readDay, type WeekValues, weekOf } from "./week";

/** A line a day. */
export function WeekFields({ field }: { field: (name: DayField) => FieldProps<string> }): ReactNode {
  const t = weekMessages.useT();
  return DAYS.map((day) => (
    <TextField
      key={day}
      {...field(`day${day}`)}
      label={t(`week.day${day}`)}
      description={day === 1 ? t("week.formatHelp") : undefined}
      maxLength={80}
    />
  ));
}

/** What is wrong with a week, at its day. */
export function useWeekErrors(): (values: WeekValues) => FieldErrors<WeekValues> {
  const t = weekMessages.useT();
  return (values) => {
    const unread = DAYS.filter((day) => readDay(values[`day${day}`]) === null);
    if (unread.length > 0) return Object.fromEntries(unread.map((day) => [`day${day}`, t("week.unreadable")]));
    return weekOf(values).length > 0 ? {} : { day1: t("week.none") };
  };
}
