/** Beside the words that the services have too (`en.gen.ts`). */
export const problems = {
  // Of a template's settings: the codes are those of the forms service.
  "problem.validTimeStepMissing": "Choose the step that the valid time starts with.",
  "problem.validTimeDaysMissing": "Say for how many days it is valid.",
  // A code of a newer release.
  "problem.other": "Something is wrong here ({code}).",
} as const;
