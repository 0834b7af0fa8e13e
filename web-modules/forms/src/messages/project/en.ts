export const project = {
  "project.all": "All forms of the project",
  "project.counts.open": "{count} open",
  "project.counts.overdue": "{count} overdue",
  "project.counts.myTurn": "{count} waiting for you",
  "project.counts.none": "Nothing open",
  "project.counts.failed": "Open forms could not be counted",
  "project.figure.open": "Open",
  "project.figure.overdue": "Overdue",
  "project.figure.myTurn": "Waiting for you",
  "project.oldest": "Open the longest",
  "project.nothingOpen": "Nothing is open here. Forms that were submitted and are not done yet are listed here.",
  "find.forms": "Fill in",
} as const;
