export const overview = {
  "home.requests.title": "Attendance requests",
  "home.requests.count": "{count, plural, one {# waits} other {# wait}} for an answer",
  "home.requests.all": "All attendance requests",
  "months.label": "Month",
  "months.before": "The month before",
  "months.after": "The month after",
  "months.this": "This month",
  "months.otherDays": "Chosen days",
  "months.usual": "Last 60 days",
  "timesheets.onlyIssues": "Only days with something to look at, as in the list.",
  "timesheets.onlyWithout": "Only days with nothing to look at, as in the list.",
} as const;
