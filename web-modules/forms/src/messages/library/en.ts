export const library = {
  "library.title": "Library of forms",
  "library.description":
    "Forms that your company begins with. A template that begins with one is a copy: changing it changes nothing here.",
  "library.steps": "Steps: {steps}",
  "library.saveAs": "Save to the library",
  "library.saveHelp":
    "A copy of the template as it is now. Everybody who makes templates sees it, with the teams of its steps, the addresses its mails go to, and who starts it.",
} as const;
