export const calendars = {
  "calendars.title": "Holidays of regions",
  "calendars.about":
    "They count in the projects of the region, beside the company's: leave takes no day for them, and work then is paid as on holidays.",
  "calendars.none": "There are none: the company's holidays count everywhere.",
  "calendars.new": "New region",
  "calendars.one": "Region",
  "calendars.name": "Region",
  "calendars.projects": "Projects",
  "calendars.projectsHelp": "A project is of one region; one that you choose here leaves the one it was of.",
  "calendars.projectCount": "{count, plural, =0 {No projects} one {# project} other {# projects}}",
  "calendars.import": "Import holidays",
  "calendars.importHelp":
    "A table with the columns date (2027-01-29) and name; half, with “yes” where the afternoon alone is free. Importing it twice changes nothing.",
  "calendars.wouldImport": "{count, plural, =0 {No day} one {# day} other {# days}} can be taken",
  "calendars.imported": "{count, plural, =0 {No day was} one {# day was} other {# days were}} taken",
  "calendars.importVerb": "Take {count, plural, one {# day} other {# days}}",
  "calendars.deleteHelp":
    "{count, plural, =0 {No project is of this region.} one {# project is then of no region: the company’s holidays alone count there.} other {# projects are then of no region: the company’s holidays alone count there.}} What was approved or granted stays as it was.",
  "calendars.notDeleted": "The region was not deleted",
  "audit.action.holiday_calendar.deleted": "Region of holidays deleted",
  "audit.action.holiday_calendar.changed": "Holidays of a region changed",
  "audit.subject.holidayCalendar": "Holidays of a region",
} as const;
