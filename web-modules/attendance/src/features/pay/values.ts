import type { Person } from "@groundwork/kit/directory";
import type { PayDraft, PayRules, Rules } from "./api";

export interface Step {
  hours: number | null;
  /** Minutes of a break, or as payroll calls overtime. */
  what: string;
}

/** In the order in which they give way to one another, the last of them first of all. */
export const WHOSE = ["company", "project", "team", "person"] as const;
export type Whose = (typeof WHOSE)[number];

/** What the form holds: all in the units that people say. */
export interface RuleValues {
  whose: Whose;
  projectId: string | null;
  teamId: string | null;
  person: Person | null;
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

function whoseValues(saved: PayRules | null): Pick<RuleValues, "whose" | "projectId" | "teamId" | "person"> {
  if (!saved) return { whose: "company", projectId: null, teamId: null, person: null };
  return { whose: whoseOf(saved), projectId: saved.projectId, teamId: saved.teamId, person: saved.owner };
}

export function valuesOf(saved: PayRules | null, today: string): RuleValues {
  const rules = saved?.rules;
  const steps = (tiers: Rules["dailyOvertime"] = []) =>
    tiers.map(({ afterMinutes, name }) => ({ hours: inHours(afterMinutes), what: name }));
  return {
    ...whoseValues(saved),
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

export function whoseOf({ projectId, teamId, ownerUserId }: PayRules): Whose {
  if (ownerUserId) return "person";
  if (teamId) return "team";
  return projectId ? "project" : "company";
}

/** Whoever has none of their own from that day on. */
export const isInherited = (values: RuleValues): boolean => values.whose !== "company" && values.isInherited;

/** Whose they are is chosen, but not which project, team or person. */
export const isNobodyS = ({ whose, projectId, teamId, person }: RuleValues): boolean =>
  ({ company: false, project: projectId === null, team: teamId === null, person: person === null })[whose];

export function draftOf(values: RuleValues): PayDraft {
  const { whose, projectId, teamId, person, fromDate } = values;
  const rules = isInherited(values) ? null : rulesOf(values);
  return {
    projectId: whose === "project" ? projectId : null,
    teamId: whose === "team" ? teamId : null,
    ownerUserId: whose === "person" ? (person?.userId ?? null) : null,
    fromDate,
    rules,
  };
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
