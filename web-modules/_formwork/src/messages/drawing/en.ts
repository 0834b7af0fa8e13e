import { made } from "./en.gen";

/** What is wrong with a form or a workflow while it is drawn. */
export const drawing = {
  ...made,
  // Of a template's settings: the codes are those of the forms service.
  "problem.validTimeStepMissing": "Choose the step that the valid time starts with.",
  "problem.validTimeDaysMissing": "Say for how many days it is valid.",
} as const;
