export const en = {
  pattern: "Pattern",
  patternHelp: "How it must be written: {example} takes AB-1234. Empty: any text.",
} as const;
