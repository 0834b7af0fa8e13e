export const overdue = {
  "overdue.button": "Pressed by itself",
  "overdue.help":
    "If nobody presses a button in time, this one is. Only a button that asks for no reason and checks no required fields. Empty: none.",
  "overdue.after": "So many hours after it was due",
  "overdue.afterHelp": "0: as soon as it is due. The people of the step are told beforehand.",
  "overdue.gone": "Deleted button",
} as const;
