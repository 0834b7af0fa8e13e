export const comment = {
  "comments.field":
    "{count, plural, =0 {Comment on “{field}”} one {# comment on “{field}”} other {# comments on “{field}”}}",
} as const;
