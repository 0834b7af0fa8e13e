import { PLAIN_KIND } from "./kind";

/** What kinds say that only show what the form's author put there: nobody enters anything. */
export const SHOWN_KIND = {
  ...PLAIN_KIND,
  compared: "nothing",
  isEntered: false,
  needsLabel: false,
  hasShape: null,
  isEmpty: () => true,
  answers: () => false,
  operand: () => null,
  text: () => "",
} as const;
