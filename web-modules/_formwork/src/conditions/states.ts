import type { Compared } from "../fields/kind";
import type { State } from "./model";

const PRESENCE: readonly State[] = ["empty", "notEmpty"];
const ORDER: readonly State[] = ["less", "atMost", "more", "atLeast"];

/** What can be asked of a kind. */
export const STATES_OF: Readonly<Record<Compared, readonly State[]>> = {
  nothing: [],
  presence: PRESENCE,
  text: ["is", "isNot", "contains", "notContains", ...PRESENCE],
  number: ["is", "isNot", ...ORDER, ...PRESENCE],
  day: ["is", "isNot", ...ORDER, ...PRESENCE],
  time: ["is", "isNot", ...ORDER, ...PRESENCE],
  options: ["anyOf", "noneOf", "allOf", ...PRESENCE],
  answer: ["anyOf", "noneOf", ...PRESENCE],
};

/** What can be asked of two fields that are compared alike. */
export const STATES_WITH_FIELDS: Readonly<Partial<Record<Compared, readonly State[]>>> = {
  text: ["is", "isNot"],
  number: ["is", "isNot", ...ORDER],
  day: ["is", "isNot", ...ORDER],
  time: ["is", "isNot", ...ORDER],
};

export function isOfPresence(state: State): boolean {
  return PRESENCE.includes(state);
}
