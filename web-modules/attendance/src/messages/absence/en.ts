export const absence = {
  "absence.title": "While you are away",
  "absence.help":
    "Another manager answers requests and approves periods of your projects in your place; never your own hours.",
  "absence.standIn": "Stands in for you",
  "absence.standInMissing": "Choose who stands in for you.",
  "absence.from": "First day",
  "absence.until": "Last day",
  "absence.until.short": "Away until {day}",
  "absence.is": "{who} answers for you from {from} to {until}.",
  "absence.saved": "It is noted who stands in for you",
  "absence.end": "I am back",
  "absence.ended": "You answer yourself again",
  "absence.notEnded": "Your stand-in stays",
  "audit.action.attendance_absence.set": "Stand-in for attendance set",
  "audit.action.attendance_absence.ended": "Stand-in for attendance ended",
  "audit.subject.attendanceAbsence": "Stand-in for attendance",
  "audit.field.standIn": "Stand-in",
} as const;
