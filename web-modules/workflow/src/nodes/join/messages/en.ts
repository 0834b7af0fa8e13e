export const join = {
  "join.kind": "Join",
  "join.offer": "Where the parallel steps join",
  "join.help":
    "The submission goes on from here once enough of the parallel steps have come. A button that leads elsewhere ends the others.",
  "join.needed": "Goes on after",
  "join.all": "All steps",
  "join.some": "{count, plural, one {# step} other {# steps}}",
  "join.afterAll": "After all of {count, plural, one {# step} other {# steps}}",
  "join.afterSome": "After {needed} of {count, plural, one {# step} other {# steps}}",
} as const;
