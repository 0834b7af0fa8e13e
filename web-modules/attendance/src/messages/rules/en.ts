export const rules = {
  "clockRules.title": "Rules for clocking in",
  "clockRules.about": "What the clock asks for when people check in or out, on any phone or tablet.",
  "clockRules.photo": "Ask for a photo each time",
  "clockRules.photoHelp":
    "Nobody is stopped: without a photo the time counts all the same, and the day is marked until a manager has looked at it.",
  "clockRules.asked": "A photo is asked for from now on",
  "clockRules.notAsked": "No photo is asked for from now on",
  "audit.action.clock_rules.set": "What the clock asks for changed",
  "audit.subject.clockRules": "Clock",
  "audit.field.asksPhoto": "Photo asked for",
} as const;
