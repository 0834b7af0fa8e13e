export const en = {
  "dateTime.asked": "What is asked for",
  "dateTime.asked.day": "A day",
  "dateTime.asked.moment": "A day and a time",
  "dateTime.asked.time": "A time",
  "dateTime.isRange": "A range with a start and an end",
  "dateTime.now.day": "Starts with the day the form is begun",
  "dateTime.now.moment": "Starts with the day and time the form is begun",
  "dateTime.now.time": "Starts with the time the form is begun",
  "dateTime.nowHelp": "On the project’s clock. It can be changed unless the field is read-only.",
  "dateTime.nowHelp.range": "As its start, on the project’s clock. It can be changed unless the field is read-only.",
} as const;
