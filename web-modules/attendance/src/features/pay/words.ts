import { messages } from "../../messages";
import { hoursText } from "../records/hours";
import type { PayKind, PayRules, Rules } from "./api";

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** "OT1.5", or what the kind is called where payroll has no name of its own for it. */
export function usePayName(): (line: { kind: PayKind; name: string }) => string {
  const t = messages.useT();
  return ({ kind, name }) =>
    name && kind !== "leave" ? `${t(`pay.kind.${kind}`)} ${name}` : name || t(`pay.kind.${kind}`);
}

/** Minutes as hours; taken off with a sign. */
export const payText = (minutes: number): string =>
  minutes < 0 ? `−${hoursText(-60 * minutes)}` : hoursText(60 * minutes);

/** What is set, in a few words. */
export function useRulesText(): (saved: PayRules) => string {
  const t = messages.useT();
  const say = useEachRule();
  return ({ rules }) => {
    if (!rules) return t("pay.asCompany");
    return say(rules).join(" · ") || t("pay.nothing");
  };
}

function useEachRule(): (rules: Rules) => string[] {
  const t = messages.useT();
  const hours = (minutes: number) => hoursText(60 * minutes);
  const restDays = (days: readonly number[] = []) => days.map((day) => t(`weekday.${day as Weekday}`)).join(", ");
  return (rules) => [
    ...(rules.rounding
      ? [t(`pay.said.rounding.${rules.rounding.of}`, { minutes: String(rules.rounding.minutes) })]
      : []),
    ...(rules.breaks ?? []).map((each) =>
      t("pay.said.break", { hours: hours(each.afterMinutes), minutes: String(each.minutes) }),
    ),
    ...(rules.dailyOvertime ?? []).map((each) =>
      t("pay.said.day", { hours: hours(each.afterMinutes), name: each.name }),
    ),
    ...(rules.weeklyOvertime ?? []).map((each) =>
      t("pay.said.week", { hours: hours(each.afterMinutes), name: each.name }),
    ),
    ...(rules.night ? [`${rules.night.startsAt}–${rules.night.endsAt} ${rules.night.name}`] : []),
    ...(rules.restDayName ? [`${restDays(rules.restDays)} ${rules.restDayName}`] : []),
    ...(rules.holidayName ? [`${t("holidays.title")} ${rules.holidayName}`] : []),
  ];
}
