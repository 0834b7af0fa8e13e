export const parallel = {
  "parallel.title": "Steps at the same time",
  "parallel.all": "It goes on when all of them are submitted, in whatever order.",
  "parallel.some":
    "{needed, plural, one {It goes on when one of them is submitted.} other {It goes on when # of them are submitted.}}",
  "parallel.yours": "Your turn",
  "parallel.open": "Open",
  "parallel.submitted": "Submitted",
  "parallel.ended": "Not submitted",
  "parallel.endedWith": "Ended when “{step}” was submitted",
  "parallel.do": "Go to “{step}”",
  "parallel.takenBy": "With {who}",
  "parallel.shown": "Shown here",
} as const;
