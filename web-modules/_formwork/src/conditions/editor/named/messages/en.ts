export const en = {
  choose: "Choose",
  cut: "{shown} of {total} are offered. Search for others.",
  failed: "What there is to choose could not be loaded.",
  nothingFound: "Nothing is called that.",
  search: "Search for what to choose",
} as const;
