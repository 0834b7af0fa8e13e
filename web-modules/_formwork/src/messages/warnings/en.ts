export const warnings = {
  "problems.missing":
    "{count, plural, =0 {Ready to be published} one {One thing is missing before publishing} other {# things are missing before publishing}}",
  "problems.toLookAt":
    "{count, plural, one {One thing to look at before publishing} other {# things to look at before publishing}}",
  "problems.both":
    "{count, plural, one {One thing is missing before publishing} other {# things are missing before publishing}}, {toLookAt} more to look at",
  "warning.nobodyThere": "Nobody is in its teams yet: what comes to it waits. Add somebody.",
  "warning.tooFewThere": "Fewer people are in its teams than must press. Add some, or let fewer be enough.",
  "warning.samePerson":
    "The only person here will have done an earlier step, so nobody may do it. Add somebody, or switch off “Not by whoever did an earlier step”.",
  "warning.samePersonFirst":
    "The only person here will have started it, so nobody may do it. Add somebody, or switch off “Not by whoever started it”.",
} as const;
