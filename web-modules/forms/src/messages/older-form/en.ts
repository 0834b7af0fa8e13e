/** Of a draft whose form was published anew since. */
export const olderForm = {
  "olderForm.title": "This was begun in version {version}; the form is at version {newest} now",
  "olderForm.body":
    "Go on with it as it is, or begin anew with what fits taken over: all but signatures, photos and files. This draft stays until you discard it.",
  "olderForm.anew": "Begin anew in version {newest}",
  "olderForm.failed": "It was not begun anew",
  "olderForm.report": "What was taken over",
} as const;
