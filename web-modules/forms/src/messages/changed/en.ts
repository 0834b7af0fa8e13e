export const changed = {
  "changed.mark": "Changed",
  "changed.markOf": "“{field}” was changed: show what it was",
  "changed.page": "{count, plural, one {# field changed} other {# fields changed}}",
  "changed.compare": "Compare steps",
} as const;
