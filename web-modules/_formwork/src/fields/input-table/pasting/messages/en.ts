export const en = {
  "pasting.cells": "{count, plural, =0 {Nothing was filled in.} one {1 cell filled in.} other {# cells filled in.}}",
  "pasting.rows": "{count, plural, one {1 row added.} other {# rows added.}}",
  "pasting.noRoom":
    "{count, plural, one {There is no room for 1 more row: it was left out.} other {There is no room for # more rows: they were left out.}}",
  "pasting.tooWide":
    "{count, plural, one {1 column more than the table has was left out.} other {# columns more than the table has were left out.}}",
  "pasting.left": "{count, plural, one {1 value was left out:} other {# values were left out:}}",
  "pasting.text": "(“{text}”)",
  "pasting.more": "{count, plural, other {and # more}}",
  "pasting.undo": "Undo pasting",
  "pasting.undone": "Pasting was undone.",
  "pasting.rowGone": "The row was deleted meanwhile: nothing was pasted.",
  "pasting.pastedFixed": "The form says what stands here.",
  "pasting.pastedUnread": "This cannot be read here.",
  "pasting.pastedNotListed": "This is not in the list, or the list cannot be reached.",
} as const;
