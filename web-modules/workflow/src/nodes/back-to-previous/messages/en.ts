export const backToPrevious = {
  "backToPrevious.kind": "Back to previous",
  "backToPrevious.offer": "Go back to an earlier step",
  "backToPrevious.to": "To {step}",
  "backToPrevious.help":
    "The submission goes back to an earlier step and is done again from there. What was submitted since stays in the history, marked as revoked.",
  "backToPrevious.step": "Goes back to",
} as const;
