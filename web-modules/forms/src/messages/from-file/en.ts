export const fromFile = {
  "fromFile.title": "From a file",
  "fromFile.about":
    "A list of questions (.csv, .xlsx) with the columns “label” and “type”, an XLSForm, a form of SurveyJS or form.io (.json), a PDF with fields to fill in, or one that was exported here.",
  "fromFile.help": "You see first what becomes of it. Nothing is made until you say so.",
  "fromFile.file": "File of a form",
  "fromFile.choose": "Choose a file",
  "fromFile.another": "Choose another file",
  "fromFile.reading": "Reading {name} …",
  "fromFile.found": "This is what it becomes",
  "fromFile.pages": "{count, plural, one {# page} other {# pages}}",
  "fromFile.fields": "{count, plural, one {# field} other {# fields}}",
  "fromFile.rules": "{count, plural, one {# rule} other {# rules}}",
  "fromFile.pictures": "{count, plural, one {# picture} other {# pictures}}",
  "fromFile.kept": "Made of {file}",
  "fromFile.saveNotes": "Save the list as CSV",
  "fromFile.dismissNotes": "Done with it",
  "fromFile.sameName":
    "There is a form “{name}” already. Give this one another name, so that people can tell them apart.",
  "fromFile.steps": "Steps: {steps}",
  "fromFile.noSteps": "It has no workflow: it begins with one step for everybody, which you can change.",
  "fromFile.lists":
    "{count, plural, one {A choice list of your company is made with it: {names}} other {# choice lists of your company are made with it: {names}}}",
  "fromFile.whole": "All of it comes along.",
  "fromFile.notes":
    "{count, plural, one {# thing does not come along as it was} other {# things do not come along as they were}}",
  "fromFile.row": "Row {row}",
  "fromFile.allNotes": "Show all {count}",
  "fromFile.more": "These are the first {count}.",
  "fromFile.teams": "Teams of its steps",
  "fromFile.teamsHelp":
    "The file names these teams. Choose which of yours they are. A first step without teams is everybody's in the project.",
  "fromFile.noTeam": "Choose later",
  "fromFile.noSuchTeam": "There is no such team.",
} as const;
