export const fill = {
  "button.submit": "Submit",
  "button.void": "Void",
  "headerSection.validUntil": "Valid until",
  "headerSection.expired": "{until} (expired)",
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
  "fill.nowCleared":
    "{count, plural, one {A choice is no longer offered: {names}.} other {Choices are no longer offered: {names}.}}",
  "fill.goneWithAbove":
    "{names} {count, plural, one {does} other {do}} not belong to what is chosen above now, so {count, plural, one {it was} other {they were}} taken away. Choose again.",
  "fill.clearedChoice":
    "{names} {count, plural, one {is} other {are}} no longer offered, so {count, plural, one {it does} other {they do}} not count. The choice comes back if it is offered again.",
  "fill.hiddenKept":
    "Not asked any more, so it will not be submitted: {names}. What you entered comes back if {count, plural, one {it is} other {they are}} asked again.",
  "fill.unknownKind":
    "This field is newer than this page, which shows it as plain text. Reload the page to fill it in.",
} as const;
