export const report = {
  "report.title": "Report of a budget code",
  "report.about": "What a code has, what was asked of it, and how its money moved.",
  "report.print": "Print",
  "report.noCode": "No code chosen",
  "report.noCodeHelp": "Open a code in the budget, then its report.",
  "report.count": "How many",
  "report.asked": "Asked for",
  "report.months": "Month by month",
  "report.month": "Month",
  "report.noRequests": "Nobody asked for its money yet.",
  "report.noMonths": "No money moved yet.",
} as const;
