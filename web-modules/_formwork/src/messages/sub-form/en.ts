export const subForm = {
  "subForm.choose": "Form",
  "subForm.chooseHelp": "Each entry is a submission of its own, with its own number, steps and PDF.",
  "subForm.placeholder": "Choose a form",
  "subForm.nothingFound": "No form is called so.",
  "subForm.gone": "{name} (not in use any more)",
  "subForm.empty": "There is no other published form yet. Publish one, then choose it here.",
  "subForm.most": "Most entries",
  "subForm.button": "Text of the button",
  "subForm.open": "Open the form",
} as const;
