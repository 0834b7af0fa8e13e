export const en = {
  "panel.filled": "{filled} of {count} filled in",
  "panel.missing": "{count, plural, one {1 missing or wrong} other {# missing or wrong}}",
} as const;
