export const comment = {
  "comments.count": "{count, plural, one {One comment} other {# comments}}",
} as const;
