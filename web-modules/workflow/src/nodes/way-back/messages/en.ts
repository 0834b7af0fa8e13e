export const wayBack = {
  "wayBack.nowhere": "To no step yet",
  "wayBack.clears": "Empties later steps",
  "wayBack.stepHelp": "Whoever did that step gets an e-mail with the reason.",
  "wayBack.noStep": "There is no earlier step: connect a button of a later step to this.",
  "wayBack.isClearRecord": "Empty what was entered since",
  "wayBack.isClearRecordHelp": "The fields of the steps after it are filled in anew. Off: they keep what was entered.",
} as const;
