import type { CommonSetting } from "../../body/types";
import { isDay, isTime } from "../../calendar";
import { complaint } from "../../problem";
import { flag, nullable, record, type Shape } from "../../shape";
import { type KindRules, PLAIN_KIND, settingShape } from "../kind";

export interface DateTimeSetting extends CommonSetting {
  isRange: boolean;
  withTime: boolean;
  /** It asks for a time of day alone; then `withTime` says nothing. Bodies of before say neither this nor the next. */
  timeOnly?: boolean;
  /** A submission begins with the day, and with the time, at which it is begun; a range with its start. */
  beginsWithNow?: boolean;
}

/** Days and times of the clock on site, without a zone: "2026-11-21", "2026-11-21T14:30" or "14:30". */
export type DateTimeValue = { date: string | null } | { startsDate: string | null; endsDate: string | null };

const moment: Shape = (value) =>
  typeof value === "string" &&
  (isTime(value) ||
    (isDay(value.slice(0, 10)) && (value.length === 10 || (value[10] === "T" && isTime(value.slice(11))))));

const single = record({ date: nullable(moment) });
const range = record({ startsDate: nullable(moment), endsDate: nullable(moment) });

/** The moments of a value, in order: one, or two of a range. */
export function momentsOf(value: DateTimeValue): (string | null)[] {
  return "date" in value ? [value.date] : [value.startsDate, value.endsDate];
}

/** A moment as it is written: how long its text is tells a day, a day with its time and a time apart. */
function writtenLike({ withTime, timeOnly }: DateTimeSetting): string {
  if (timeOnly) return "14:30";
  return withTime ? "2026-11-21T14:30" : "2026-11-21";
}

export const rules: KindRules<DateTimeSetting, DateTimeValue> = {
  ...PLAIN_KIND,
  compared: "day",
  comparedIn: ({ timeOnly }) => (timeOnly ? "time" : "day"),
  ownDefaults: () => ({ isRange: false, withTime: false }),
  hasSettingShape: settingShape({ isRange: flag, withTime: flag, timeOnly: flag, beginsWithNow: flag }),
  hasShape: (value) => single(value) || range(value),
  isEmpty: (value) => momentsOf(value).every((each) => each === null),
  answers: (value) => !rules.isEmpty(value),
  checkValue: (setting, value) => {
    const moments = momentsOf(value).filter((each) => each !== null);
    const { length } = writtenLike(setting);
    if ("date" in value === setting.isRange || moments.some((each) => each.length !== length))
      return [complaint("wrongShape")];
    const [starts, ends] = moments;
    // Of one shape, moments stand in the order of their texts; a night shift ends the day after.
    return !setting.timeOnly && starts !== undefined && ends !== undefined && ends < starts
      ? [complaint("endBeforeStart")]
      : [];
  },
  checkComplete: (_, value) => (momentsOf(value).includes(null) ? [complaint("incomplete")] : []),
  operand: (setting, value) => {
    const [starts, ends] = [momentsOf(value).at(0), momentsOf(value).at(-1)];
    if (setting.timeOnly) return starts && ends ? rules.text(setting, value) : null;
    return starts && ends ? { starts: starts.slice(0, 10), ends: ends.slice(0, 10) } : null;
  },
  text: (_, value) =>
    momentsOf(value)
      .map((each) => (each ?? "").replace("T", " "))
      .join(" – "),
};
