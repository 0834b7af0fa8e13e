import type { PayDraft, PayRules, Rules } from "./api";

export interface Step {
  hours: number | null;
  /** Minutes of a break, or as payroll calls overtime. */
  what: string;
}

/** What the form holds: all in the units that people say. */
export interface RuleValues {
  projectId: string | null;
  fromDate: string;
  isInherited: boolean;
  roundingOf: string | null;
  roundingMinutes: number | null;
  roundingDirection: string | null;
  breaks: readonly Step[];
  dailyOvertime: readonly Step[];
  weeklyOvertime: readonly Step[];
  nightStarts: string;
  nightEnds: string;
  nightName: string;
  restDays: string[];
  restDayName: string;
  holidayName: string;
  minimumRestHours: number | null;
  shiftStarts: string;
  shiftEnds: string;
  graceMinutes: number | null;
}

const inHours = (minutes: number) => minutes / 60;
const inMinutes = (hours: number | null) => Math.round((hours ?? 0) * 60);

export function valuesOf(saved: PayRules | null, today: string): RuleValues {
  const rules = saved?.rules;
  const steps = (tiers: Rules["dailyOvertime"] = []) =>
    tiers.map(({ afterMinutes, name }) => ({ hours: inHours(afterMinutes), what: name }));
  return {
    projectId: saved?.projectId ?? null,
    fromDate: saved?.fromDate ?? today,
    isInherited: saved !== null && saved.rules === null,
    roundingOf: rules?.rounding?.of ?? null,
    roundingMinutes: rules?.rounding?.minutes ?? 15,
    roundingDirection: rules?.rounding?.direction ?? "nearest",
    breaks: (rules?.breaks ?? []).map(({ afterMinutes, minutes }) => ({
      hours: inHours(afterMinutes),
      what: String(minutes),
    })),
    dailyOvertime: steps(rules?.dailyOvertime),
    weeklyOvertime: steps(rules?.weeklyOvertime),
    nightStarts: rules?.night?.startsAt ?? "22:00",
    nightEnds: rules?.night?.endsAt ?? "06:00",
    nightName: rules?.night?.name ?? "",
    restDays: (rules?.restDays ?? []).map(String),
    restDayName: rules?.restDayName ?? "",
    holidayName: rules?.holidayName ?? "",
    minimumRestHours: inHours(rules?.minimumRestMinutes ?? 0),
    shiftStarts: rules?.shift?.startsAt ?? "",
    shiftEnds: rules?.shift?.endsAt ?? "",
    graceMinutes: rules?.shift?.graceMinutes ?? 0,
  };
}

/** A project that has the company's rules again. */
export const isInherited = (values: RuleValues): boolean => values.projectId !== null && values.isInherited;

export function draftOf(values: RuleValues): PayDraft {
  const { projectId, fromDate } = values;
  const rules = isInherited(values) ? null : rulesOf(values);
  return { projectId, fromDate, rules };
}

function rulesOf(values: RuleValues): NonNullable<PayDraft["rules"]> {
  const tiers = (steps: readonly Step[]) =>
    steps.map(({ hours, what }) => ({ afterMinutes: inMinutes(hours), name: what.trim() }));
  const nightName = values.nightName.trim();
  const { roundingOf, roundingMinutes, roundingDirection } = values;
  return {
    rounding: roundingOf
      ? {
          of: roundingOf as "inOut" | "day",
          minutes: roundingMinutes ?? 0,
          direction: roundingDirection as "up" | "down" | "nearest",
        }
      : null,
    breaks: values.breaks.map(({ hours, what }) => ({ afterMinutes: inMinutes(hours), minutes: Number(what) })),
    dailyOvertime: tiers(values.dailyOvertime),
    weeklyOvertime: tiers(values.weeklyOvertime),
    night: nightName ? { startsAt: values.nightStarts, endsAt: values.nightEnds, name: nightName } : null,
    restDays: values.restDays.map(Number).sort(),
    restDayName: values.restDayName.trim() || null,
    holidayName: values.holidayName.trim() || null,
    minimumRestMinutes: inMinutes(values.minimumRestHours),
    shift:
      values.shiftStarts && values.shiftEnds
        ? { startsAt: values.shiftStarts, endsAt: values.shiftEnds, graceMinutes: values.graceMinutes ?? 0 }
        : null,
  };
}

type Names = "breaks" | "dailyOvertime" | "weeklyOvertime";

/** Steps that are not filled in, or not in order. */
export function wrongSteps(values: RuleValues): Names[] {
  const isWrong = (steps: readonly Step[], isRight: (what: string) => boolean) =>
    steps.some(({ hours, what }, at) => {
      const before = at > 0 ? (steps[at - 1]?.hours ?? 0) : 0;
      return hours === null || hours <= before || !isRight(what);
    });
  const isMinutes = (what: string) => /^\d{1,3}$/.test(what.trim()) && Number(what) > 0 && Number(what) <= 240;
  const isName = (what: string) => what.trim() !== "";
  const found: Names[] = [];
  if (isWrong(values.breaks, isMinutes)) found.push("breaks");
  if (isWrong(values.dailyOvertime, isName)) found.push("dailyOvertime");
  if (isWrong(values.weeklyOvertime, isName)) found.push("weeklyOvertime");
  return found;
}
