export const en = {
  "panel.fold": "Starts folded while filling in and reading",
  "panel.foldHint": "The PDF always shows all of it.",
  "panel.fields": "Fields in the panel",
  "panel.addField": "Add a field to the panel",
  "panel.chooseKind": "Choose a kind of field",
  "panel.removeField": "Delete “{name}” from the panel",
} as const;
