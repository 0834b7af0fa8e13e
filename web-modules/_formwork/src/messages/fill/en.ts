export const fill = {
  "fill.page": "Page {number}",
  "fill.required": "required",
  "fill.saving": "Saving…",
  "fill.unsaved": "Not saved yet",
  "fill.failed": "Not saved",
  "fill.empty": "Not filled in",
  "fill.unknownKind": "This page is too old to show this field. Reload it.",
} as const;
