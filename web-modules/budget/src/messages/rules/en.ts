export const rules = {
  "rules.title": "Budget rules",
  "rules.about": "What holds for the budgets of all projects of the company.",
  "rules.currencyHelp":
    "Of budgets that are begun from now on. A project may have another one, as long as it has no amounts.",
  "rules.overruns": "Who may ask for more than is left",
  "rules.overrunsHelp": "With a reason, which whoever answers reads first. All others are told while they type.",
  "rules.overruns.anybody": "Everybody",
  "rules.overruns.managers": "The project's managers, and admins",
  "rules.overruns.admins": "Admins alone",
  "rules.overruns.nobody": "Nobody",
  "rules.days": "Days that a request waits",
  "rules.daysHelp":
    "After so many days without an answer it expires: what it holds is free again, and who asked is mailed. What waits already counts, too: what is older expires within the hour. Empty: it waits until it is answered.",
  "rules.daysWrong": "Write 1 to 365 days, or nothing.",
  "rules.changed": "Last changed by {who}",
  "rules.saved": "The budget rules were saved",
} as const;
