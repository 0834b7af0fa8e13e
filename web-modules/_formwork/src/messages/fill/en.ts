export const fill = {
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
  "fill.unknownKind":
    "This field is newer than this page, which shows it as plain text. Reload the page to fill it in.",
} as const;
