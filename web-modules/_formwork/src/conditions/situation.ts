import { fits, holdsOfDay } from "./compare";
import type { Comparison } from "./model";

/**
 * Where, by whom and when a form is filled in: what rules may ask beside values. The service says it of a submission; what the
 * browser makes of it is what the service judges by.
 */
export interface Situation {
  /** While one is filled in that step alone; read, those it is at, else the last one. */
  stepIds: readonly string[];
  /** Of who fills it in, or pressed last. */
  teamIds: readonly string[];
  version: string;
  /** A day; empty: nobody knows. */
  today: string;
}

/** Nothing is known: of a form that is drawn. */
export const NOWHERE: Situation = { stepIds: [], teamIds: [], version: "", today: "" };

const VERSION = /^[A-Z]{1,3}$/;

/** Whether it can be asked, and of such a value. */
function fitsSituation({ type, fieldState, stepIds = [], teamIds = [] }: Comparison): boolean {
  const { state, value = null, otherFieldId = null, withToday = false } = fieldState;
  if (type === "step" || type === "team")
    return (
      (state === "anyOf" || state === "noneOf") && value === null && (type === "step" ? stepIds : teamIds).length > 0
    );
  if (type === "version") return (state === "is" || state === "isNot") && VERSION.test(String(value));
  return state !== "empty" && state !== "notEmpty" && otherFieldId === null && !withToday && fits("day", fieldState);
}

/** What cannot be asked never is, as of fields. */
export function isSo(situation: Situation, asked: Comparison): boolean {
  if (!fitsSituation(asked)) return false;
  const { state, value } = asked.fieldState;
  if (asked.type === "version") return (situation.version === value) === (state === "is");
  if (asked.type === "today") return holdsOfDay(situation.today, asked.fieldState);
  const [are, named] = asked.type === "step" ? [situation.stepIds, asked.stepIds] : [situation.teamIds, asked.teamIds];
  return are.some((each) => named?.includes(each)) === (state === "anyOf");
}
