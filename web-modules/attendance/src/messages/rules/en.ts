export const rules = {
  "clockRules.title": "Pressing",
  "clockRules.about": "What the clock asks of whoever presses, on whichever phone or tablet.",
  "clockRules.photo": "Ask for a photo with each press",
  "clockRules.photoHelp":
    "Nobody is kept from pressing: who brings no photo is at work all the same, and the day says so until a manager has looked at it.",
  "clockRules.asked": "A photo is asked for from now on",
  "clockRules.notAsked": "No photo is asked for from now on",
  "audit.action.clock_rules.set": "What the clock asks for changed",
  "audit.subject.clockRules": "Clock",
  "audit.field.asksPhoto": "Photo asked for",
} as const;
