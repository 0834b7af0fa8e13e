export const settings = {
  "settings.about": "About",
  "settings.number": "Reference number",
  "settings.example": "The first submission gets “{number}”.",
  "settings.valid": "Valid time",
  "settings.validHelp":
    "For permits: how long a submission counts after a step was done. Its people are told 7 days and 1 day before it ends, and when it has expired.",
  "settings.save": "Save",
  "settings.saved": "The settings of {name} were saved",
  "settings.digitsOnly": "Use digits only.",
  "settings.daysMissing": "Say after how many days.",
} as const;
