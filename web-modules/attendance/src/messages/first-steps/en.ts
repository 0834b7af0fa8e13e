export const firstSteps = {
  "firstSteps.title": "Begin with the time clock",
  "firstSteps.about": "From the first check-in on hours are in the timesheets. Forms are not needed for it.",
  "firstSteps.done": "Done.",
  "firstSteps.fence": "Say where the site is",
  "firstSteps.fenceHelp": "Whoever checks in elsewhere is recorded all the same, and marked. You can leave it out.",
  "firstSteps.fenceGo": "Set up the fence",
  "firstSteps.checkIn": "Check in yourself",
  "firstSteps.checkInHelp": "As your people will on their phones, with or without a network.",
  "firstSteps.checkInGo": "Open the clock",
  "firstSteps.tablet": "A tablet at the gate",
  "firstSteps.tabletHelp": "For people without a phone: they check in with a PIN.",
  "firstSteps.tabletGo": "Set up a tablet",
} as const;
