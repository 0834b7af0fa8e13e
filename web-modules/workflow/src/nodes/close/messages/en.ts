export const close = {
  "close.kind": "Close",
  "close.offer": "Close the submission",
  "close.help": "A submission that gets here is done. Several buttons may lead to the same end.",
} as const;
