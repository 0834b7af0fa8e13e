export const finding = {
  "find.title": "Find a field",
  "find.label": "Label, name, kind or option",
  "find.at": "{at} / {count}",
  "find.none": "No field found",
  "find.next": "Next field",
  "find.previous": "Previous field",
  "find.close": "Close the search",
  "find.told": "{name}, {kind}, {at} of {count}",
} as const;
