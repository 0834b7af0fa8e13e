import { PaneSection } from "@groundwork/kit";
import { type FormState, MultiSelectField, NumberField, SelectField, TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./pay.module.css";
import { StepsField } from "./steps-field";
import type { RuleValues } from "./values";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const LONGEST_NAME = 24;

/** All rules there are; what is left empty is none. */
export function RulesFields({ form }: { form: Pick<FormState<RuleValues>, "field" | "values"> }): ReactNode {
  const t = messages.useT();
  const of = (["inOut", "day"] as const).map((value) => ({ value, label: t(`pay.roundingOf.${value}`) }));
  const directions = (["up", "down", "nearest"] as const).map((value) => ({
    value,
    label: t(`pay.direction.${value}`),
  }));
  const name = { maxLength: LONGEST_NAME, autoComplete: "off" } as const;
  return (
    <>
      <PaneSection title={t("pay.overtime")}>
        <StepsField
          {...form.field("dailyOvertime")}
          label={t("pay.daily")}
          help={t("pay.dailyHelp")}
          what={t("pay.calls")}
        />
        <StepsField
          {...form.field("weeklyOvertime")}
          label={t("pay.weekly")}
          help={t("pay.weeklyHelp")}
          what={t("pay.calls")}
        />
      </PaneSection>
      <PaneSection title={t("pay.breaks")}>
        <StepsField
          {...form.field("breaks")}
          label={t("pay.unpaidBreaks")}
          help={t("pay.breaksHelp")}
          what={t("pay.breakMinutes")}
          isNumber
        />
      </PaneSection>
      <PaneSection title={t("pay.rounding")}>
        <SelectField {...form.field("roundingOf")} label={t("pay.roundingOf")} options={of} clearable />
        {form.values.roundingOf && (
          <div className={classes.pair}>
            <NumberField
              {...form.field("roundingMinutes")}
              label={t("pay.roundingMinutes")}
              min={2}
              max={60}
              required
            />
            <SelectField
              {...form.field("roundingDirection")}
              label={t("pay.direction")}
              options={directions}
              required
            />
          </div>
        )}
      </PaneSection>
      <PaneSection title={t("pay.premiums")}>
        <TextField {...form.field("nightName")} {...name} label={t("pay.nightName")} description={t("pay.nameHelp")} />
        {form.values.nightName.trim() !== "" && (
          <div className={classes.pair}>
            <TextField {...form.field("nightStarts")} type="time" label={t("pay.nightStarts")} required />
            <TextField {...form.field("nightEnds")} type="time" label={t("pay.nightEnds")} required />
          </div>
        )}
        <MultiSelectField
          {...form.field("restDays")}
          label={t("pay.restDays")}
          options={WEEKDAYS.map((each) => ({ value: String(each), label: t(`weekday.${each}`) }))}
        />
        <TextField {...form.field("restDayName")} {...name} label={t("pay.restDayName")} />
        <TextField
          {...form.field("holidayName")}
          {...name}
          label={t("pay.holidayName")}
          description={t("pay.holidayHelp")}
        />
      </PaneSection>
      <PaneSection title={t("pay.marks")}>
        <NumberField
          {...form.field("minimumRestHours")}
          label={t("pay.minimumRest")}
          description={t("pay.marksHelp")}
          min={0}
          max={24}
          step={0.5}
          decimalScale={2}
        />
        <div className={classes.pair}>
          <TextField {...form.field("shiftStarts")} type="time" label={t("pay.shiftStarts")} />
          <TextField {...form.field("shiftEnds")} type="time" label={t("pay.shiftEnds")} />
          <NumberField {...form.field("graceMinutes")} label={t("pay.grace")} min={0} max={120} />
        </div>
      </PaneSection>
    </>
  );
}
