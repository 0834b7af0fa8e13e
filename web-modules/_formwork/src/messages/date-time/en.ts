export const dateTime = {
  "dateTime.name": "Date and time",
  "dateTime.half": "This date is not complete and is not kept yet.",
  "dateTime.starts": "Start",
  "dateTime.ends": "End",
  "dateTime.isRange": "A range with a start and an end",
  "dateTime.withTime": "With the time of day",
} as const;
