export const unsent = {
  "unsent.title": "E-mails not sent",
  "unsent.waitsForConsent": "was asked whether they want e-mails of your company; it waits for a yes",
  "unsent.overBudget": "over the limit of the day; next try",
  "unsent.unwanted": "wants no e-mails of your company",
  "unsent.dropped": "is not sent any more: it waited too long, too many wait, or they left the company",
} as const;
