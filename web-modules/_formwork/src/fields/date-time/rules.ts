import type { CommonSetting } from "../../body/types";
import { isDay } from "../../calendar";
import { complaint } from "../../problem";
import { flag, nullable, record, type Shape } from "../../shape";
import { type KindRules, PLAIN_KIND, settingShape } from "../kind";

export interface DateTimeSetting extends CommonSetting {
  isRange: boolean;
  withTime: boolean;
}

/** Days and times of the clock on site, without a zone: "2026-11-21" or "2026-11-21T14:30". */
export type DateTimeValue = { date: string | null } | { startsDate: string | null; endsDate: string | null };

const TIME = /^T([01]\d|2[0-3]):[0-5]\d$/;

const moment: Shape = (value) =>
  typeof value === "string" && isDay(value.slice(0, 10)) && (value.length === 10 || TIME.test(value.slice(10)));

const single = record({ date: nullable(moment) });
const range = record({ startsDate: nullable(moment), endsDate: nullable(moment) });

/** The moments of a value, in order: one, or two of a range. */
export function momentsOf(value: DateTimeValue): (string | null)[] {
  return "date" in value ? [value.date] : [value.startsDate, value.endsDate];
}

export const rules: KindRules<DateTimeSetting, DateTimeValue> = {
  ...PLAIN_KIND,
  compared: "day",
  ownDefaults: () => ({ isRange: false, withTime: false }),
  hasSettingShape: settingShape({ isRange: flag, withTime: flag }),
  hasShape: (value) => single(value) || range(value),
  isEmpty: (value) => momentsOf(value).every((each) => each === null),
  answers: (value) => !rules.isEmpty(value),
  checkValue: ({ isRange, withTime }, value) => {
    const moments = momentsOf(value).filter((each) => each !== null);
    if ("date" in value === isRange || moments.some((each) => each.includes("T") !== withTime))
      return [complaint("wrongShape")];
    const [starts, ends] = moments;
    // Of one shape, moments stand in the order of their texts.
    return starts !== undefined && ends !== undefined && ends < starts ? [complaint("endBeforeStart")] : [];
  },
  checkComplete: (_, value) => (momentsOf(value).includes(null) ? [complaint("incomplete")] : []),
  operand: (_, value) => {
    const [starts, ends] = [momentsOf(value).at(0), momentsOf(value).at(-1)];
    return starts && ends ? { starts: starts.slice(0, 10), ends: ends.slice(0, 10) } : null;
  },
  text: (_, value) =>
    momentsOf(value)
      .map((each) => (each ?? "").replace("T", " "))
      .join(" – "),
};
