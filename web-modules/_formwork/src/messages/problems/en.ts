/** Beside the words that the services have too (`en.gen.ts`). */
export const problems = {
  // Only of what is typed here: the services never hear of it.
  "problem.unread": "Write a number, such as 1250.5. It is not kept as it stands.",
  // A code of a newer release.
  "problem.other": "Something is wrong here ({code}).",
} as const;
