export const stuck = {
  "stuck.nobodyThere":
    "‘{step}’: nobody is in its teams. What comes to it waits until somebody joins, or a manager or admin acts for them.",
  "stuck.samePerson":
    "‘{step}’ is not for whoever did an earlier step, and its only person will have done one. Add somebody to its teams, or let the same person do it.",
  "stuck.tooFewThere": "‘{step}’: fewer people are in its teams than must press. Add some, or let fewer be enough.",
  "stuck.samePersonFirst":
    "‘{step}’ is not for whoever started it, and its only person will have. Add somebody to its teams, or let the same person do it.",
} as const;
