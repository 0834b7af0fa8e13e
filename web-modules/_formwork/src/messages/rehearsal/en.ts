export const rehearsal = {
  "rehearsal.looked":
    "Tried with what was submitted before: {count, plural, one {# submission} other {# submissions}}. Had the new version been filled in, this would be otherwise:",
  "rehearsal.stays":
    "Nothing that was submitted changes. {count, plural, =0 {} one {The one in progress goes on in the version it was begun in.} other {The # in progress go on in the version they were begun in.}}",
  "rehearsal.gone": "No longer asked for",
  "rehearsal.doesNotFit": "Does not fit any more",
  "rehearsal.hidden": "Hidden by a rule",
  "rehearsal.calculated": "Calculated differently",
  "rehearsal.required": "Required, and not there",
  "rehearsal.in": "in {count, plural, one {# submission} other {# submissions}}",
  "rehearsal.value": "{number}: {before}",
  "rehearsal.result": "{number}: {before} → {after}",
  "rehearsal.nothing": "nothing",
  "rehearsal.download": "Download the whole list",
  "rehearsal.downloadFailed": "The list could not be downloaded",
  "rehearsal.failedHelp": "What the new version makes of earlier submissions could not be told: {message}",
  "rehearsal.notAllTried":
    "It has so many rules or branches that not every case was tried: one that never applies, or hides a field for good, may not have been found.",
} as const;
