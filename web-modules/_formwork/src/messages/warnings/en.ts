export const warnings = {
  "warning.nobodyThere": "Nobody is in its teams yet: what comes to it waits. Add somebody.",
  "warning.tooFewThere": "Fewer people are in its teams than must press. Add some, or let fewer be enough.",
  "warning.samePerson":
    "The only person here will have done an earlier step, so nobody may do it. Add somebody, or switch off “Not by whoever did an earlier step”.",
  "warning.samePersonFirst":
    "The only person here will have started it, so nobody may do it. Add somebody, or switch off “Not by whoever started it”.",
} as const;
