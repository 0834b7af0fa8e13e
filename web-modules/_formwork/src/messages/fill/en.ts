export const fill = {
  "button.submit": "Submit",
  "headerSection.validUntil": "Valid until",
  "fill.page": "Page {number}",
  "fill.required": "required",
  "fill.saving": "Saving…",
  "fill.unsaved": "Not saved yet",
  "fill.failed": "Not saved",
  "fill.empty": "Not filled in",
  "fill.charactersLeft": "{count, plural, one {# character left} other {# characters left}}",
  "fill.searchOptions": "Search the options",
  "fill.noOptionFound": "No option fits “{search}”.",
  "fill.otherText": "{label}: please specify",
  "fill.clearChoice": "Clear the choice",
  "fill.nowShown": "{count, plural, one {Shown now: {names}.} other {Shown now ({count} fields): {names}.}}",
  "fill.nowHidden": "{count, plural, one {Hidden now: {names}.} other {Hidden now ({count} fields): {names}.}}",
  "fill.hiddenKept":
    "Not asked any more, so it will not be submitted: {names}. What you entered comes back if {count, plural, one {it is} other {they are}} asked again.",
  "fill.unknownKind":
    "This field is newer than this page, which shows it as plain text. Reload the page to fill it in.",
} as const;
