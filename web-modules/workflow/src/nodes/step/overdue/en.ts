export const overdue = {
  "overdue.button": "Pressed by itself",
  "overdue.help":
    "If nobody presses a button in time, this one is. Only a button that asks for no reason, checks no required fields and needs one person, of a step that is not submitted on site. Empty: none.",
  "overdue.after": "So many hours after it was due",
  "overdue.afterHelp":
    "0: as soon as it is due, before any reminder. To-dos and the submission say so beforehand, with hours the reminder does too.",
  "overdue.gone": "Deleted button",
} as const;
