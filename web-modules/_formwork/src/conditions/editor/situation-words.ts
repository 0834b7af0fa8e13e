import type { Comparison, State, Subject } from "../model";

/** What a step or team is called. */
export interface Named {
  id: string;
  name: string;
}

/** What is said of the situation a form is filled in. */
export interface SituationWords {
  steps: readonly Named[];
  /** Those that are known by now. */
  teams: readonly Named[];
}

const ONE_OF: readonly State[] = ["anyOf", "noneOf"];
export const STATES_OF_SITUATION: Readonly<Record<Subject, readonly State[]>> = {
  step: ONE_OF,
  team: ONE_OF,
  version: ["is", "isNot"],
  today: ["is", "isNot", "less", "atMost", "more", "atLeast"],
};

export function isOfNames(subject: Subject): subject is "step" | "team" {
  return subject === "step" || subject === "team";
}

export function namedBy(asked: Comparison): readonly string[] {
  return (asked.type === "step" ? asked.stepIds : asked.teamIds) ?? [];
}

/** As it is asked most often, to be filled in. */
export function comparisonOfSituation(type: Subject): Comparison {
  const state = type === "today" ? "atLeast" : (STATES_OF_SITUATION[type][0] ?? "is");
  const named = type === "step" ? { stepIds: [] } : type === "team" ? { teamIds: [] } : {};
  const value = isOfNames(type) ? {} : { value: type === "version" ? "A" : "" };
  return { type, fieldState: { state, ...value }, ...named };
}
