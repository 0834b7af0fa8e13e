export const shortText = {
  "shortText.name": "Short text",
  "shortText.placeholder": "Placeholder",
  "shortText.placeholderHelp": "An example, shown while the field is empty.",
  "shortText.maxLength": "Most characters",
  "shortText.left": "{count, plural, one {# character left} other {# characters left}}",
} as const;
