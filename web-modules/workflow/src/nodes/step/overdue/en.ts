export const overdue = {
  "overdue.button": "Pressed by itself",
  "overdue.help": "If nobody presses a button in time, this one is, unless the step is submitted on site. Empty: none.",
  "overdue.asks.reason": "Not “{button}”: it asks for a reason.",
  "overdue.asks.required": "Not “{button}”: it checks required fields.",
  "overdue.asks.people": "Not “{button}”: several people must press it.",
  "overdue.workingHours": "Count working hours only",
  "overdue.workingHelp":
    "Nights, days off and holidays do not count, by the working hours of the project: a step opened on Friday afternoon is due on Monday. What is open already keeps its time.",
  "overdue.working":
    "{hours, plural, one {After a working hour “{button}” is pressed} other {After # working hours “{button}” is pressed}}",
  "overdue.after": "So many hours after it was due",
  "overdue.afterHelp":
    "0: as soon as it is due, before any reminder. To-dos and the submission say so beforehand, with hours the reminder does too.",
  "overdue.hours":
    "{hours, plural, one {After an hour “{button}” is pressed} other {After # hours “{button}” is pressed}}",
  "overdue.days": "{days, plural, one {After a day “{button}” is pressed} other {After # days “{button}” is pressed}}",
  "overdue.endsUnfilledOf":
    "‘{step}’: pressed by itself, “{button}” ends the form, with whatever of this step is not filled in.",
  "overdue.byNobodyOf":
    "‘{step}’ is for somebody else than who did an earlier step. Pressed by itself, “{button}” lets it through and nobody has looked at it.",
  "overdue.gone": "Deleted button",
} as const;
