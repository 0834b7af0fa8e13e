export const listed = {
  "listed.whenFilled": "The items of the list are offered here when the form is filled in.",
  "listed.firstAbove": "First choose “{field}”.",
  "listed.loading": "Loading the list…",
  "listed.failed": "The list could not be loaded.",
  "listed.noNetwork": "Choosing here needs a network. Go on with the rest, and choose once you are connected.",
  "listed.again": "Try again",
  "listed.offline": "The list can’t be searched right now. Shown is what was loaded before.",
  "listed.more": "Show more ({count} in all)",
  "listed.none": "Nothing is in this list.",
  "listed.noneUnder": "Nothing lies under what is chosen above.",
} as const;
