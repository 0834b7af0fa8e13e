export const en = {
  failed: "What there is to choose could not be loaded.",
  nothingFound: "Nothing is called that.",
} as const;
