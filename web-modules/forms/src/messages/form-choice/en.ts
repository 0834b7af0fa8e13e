export const formChoice = {
  "formChoice.search": "Search forms to fill in",
  "formChoice.nothingFound": "No form is called so.",
} as const;
