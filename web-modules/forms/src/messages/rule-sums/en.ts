/** What a rule may ask of the columns of a table. Said by the rules' own editor alone. */
export const ruleSums = {
  "ruleSums.sum": "{table}, {column}: sum",
  "ruleSums.min": "{table}, {column}: lowest",
  "ruleSums.max": "{table}, {column}: highest",
  "ruleSums.count": "{table}, {column}: rows filled in",
  "ruleSums.option": "{table}, {column}: rows with {option}",
  "ruleSums.help":
    "What is asked of a table’s column is worked out by a hidden calculation, which is added below the table.",
} as const;
