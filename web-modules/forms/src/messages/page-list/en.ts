export const pageList = {
  "pages.workflows": "Workflows",
  "pages.fieldsCount": "{count, plural, =0 {No fields} one {One field} other {# fields}}",
  "pages.deleteSection.title": "Delete the page “{name}”?",
  "pages.deleteSection.body":
    "{count, plural, one {Its field goes with it.} other {Its # fields go with it.}} Undo brings them back.",
  "pages.sectionUp": "Move {name} up",
  "pages.sectionDown": "Move {name} down",
  "pages.sectionMoved": "{name} is now page {number}",
} as const;
