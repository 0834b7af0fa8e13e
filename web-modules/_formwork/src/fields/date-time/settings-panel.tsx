import { CheckboxField, SelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import type { SettingsProps } from "../drawn-kind";
import type { DateTimeSetting } from "./rules";
import { dateTimeSettingsMessages } from "./settings-messages";

const ASKED = {
  day: { withTime: false },
  moment: { withTime: true },
  time: { withTime: false, timeOnly: true },
} as const;

/** A form that never asked for a time alone says nothing of it: the release before reads it, too. */
function asking(next: keyof typeof ASKED, { timeOnly }: DateTimeSetting): Partial<DateTimeSetting> {
  return { ...(timeOnly && { timeOnly: false }), ...ASKED[next] };
}

function askedBy({ withTime, timeOnly }: DateTimeSetting): keyof typeof ASKED {
  if (timeOnly) return "time";
  return withTime ? "moment" : "day";
}

/** What is asked for, of how long, and whether a submission begins with it. */
export default function DateTimePanel({ setting, isColumn, onChange }: SettingsProps<DateTimeSetting>): ReactNode {
  const t = dateTimeSettingsMessages.useT();
  const asked = askedBy(setting);
  return (
    <>
      <SelectField
        name="asked"
        label={t("dateTime.asked")}
        value={asked}
        options={(["day", "moment", "time"] as const).map((value) => ({ value, label: t(`dateTime.asked.${value}`) }))}
        error={null}
        onChange={(next) => next && onChange(asking(next, setting))}
      />
      <CheckboxField
        name="isRange"
        label={t("dateTime.isRange")}
        value={setting.isRange}
        error={null}
        onChange={(isRange) => onChange({ isRange })}
      />
      {/* A row of a table is added whenever somebody adds it. */}
      {!isColumn && (
        <CheckboxField
          name="beginsWithNow"
          label={t(`dateTime.now.${asked}`)}
          description={t(setting.isRange ? "dateTime.nowHelp.range" : "dateTime.nowHelp")}
          value={setting.beginsWithNow ?? false}
          error={null}
          onChange={(beginsWithNow) => onChange({ beginsWithNow })}
        />
      )}
    </>
  );
}
