export const enteredBy = {
  "enteredBy.before": "Also entered something: {names}",
  "enteredBy.too": "{name} entered something here, too:",
} as const;
