export const backToPrevious = {
  "backToPrevious.kind": "Back to previous",
  "backToPrevious.offer": "Go back to an earlier step",
  "backToPrevious.to": "To {step}",
  "backToPrevious.nowhere": "To no step yet",
  "backToPrevious.clears": "Empties later steps",
  "backToPrevious.help":
    "The submission goes back to an earlier step and is done again from there. What was submitted since stays in the history, marked as revoked.",
  "backToPrevious.step": "Goes back to",
  "backToPrevious.stepHelp": "Whoever did that step gets an e-mail with the reason.",
  "backToPrevious.noStep": "There is no earlier step: connect a button of a later step to this.",
  "backToPrevious.isClearRecord": "Empty what was entered since",
  "backToPrevious.isClearRecordHelp":
    "The fields of the steps after it are filled in anew. Off: they keep what was entered.",
} as const;
