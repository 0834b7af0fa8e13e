export const workingWeek = {
  "week.title": "Working hours",
  "week.help":
    "Steps of a workflow can be due by working hours alone: nights and days off do not count then, holidays do. What is open already keeps its time.",
  "week.ownHelp": "In place of the company's, on the project's clock.",
  "week.own": "This project has working hours of its own",
  "week.ofCompany": "The company's count: {week}",
  "week.day1": "Monday",
  "week.day2": "Tuesday",
  "week.day3": "Wednesday",
  "week.day4": "Thursday",
  "week.day5": "Friday",
  "week.day6": "Saturday",
  "week.day7": "Sunday",
  "week.formatHelp": "As in 08:00–12:00, 13:00–17:00. Empty: nobody works.",
  "week.unreadable": "Write times as 08:00–17:00, several with a comma between, none over another and at most four.",
  "week.none": "Say when somebody works on at least one day.",
  "week.saved": "The working hours were saved",
} as const;
