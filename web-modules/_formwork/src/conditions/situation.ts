import { areSo, fits, isOfPresence } from "./compare";
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

/** What cannot be asked never is, as of fields. */
export function isSo(situation: Situation, { type, fieldState, stepIds, teamIds }: Comparison): boolean {
  const { state, value = null } = fieldState;
  if (type === "today")
    return (
      fits("day", fieldState) &&
      !(isOfPresence(state) || fieldState.otherFieldId || fieldState.withToday) &&
      areSo(situation.today || null, value as string, fieldState)
    );
  if (type === "version") {
    const isIt = situation.version === value;
    return VERSION.test(String(value)) && (state === "is" ? isIt : state === "isNot" && !isIt);
  }
  const [are, named = []] = type === "step" ? [situation.stepIds, stepIds] : [situation.teamIds, teamIds];
  const isOne = are.some((each) => named.includes(each));
  return named.length > 0 && value === null && (state === "anyOf" ? isOne : state === "noneOf" && !isOne);
}
