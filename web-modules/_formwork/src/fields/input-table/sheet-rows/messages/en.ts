export const en = {
  "sheetRows.open": "Rows from a spreadsheet",
  "sheetRows.text": "Rows copied from a spreadsheet",
  "sheetRows.textHelp":
    "First the name of each row, then its columns from left to right, or with the names of the columns above. What stays empty is filled in.",
  "sheetRows.file": "Or a file of them",
  "sheetRows.choose": "Choose a CSV file",
  "sheetRows.notText": "This file can't be read. Save it in your spreadsheet program as “CSV UTF-8” and choose that.",
  "sheetRows.inPlace": "Instead of the rows that are there",
  "sheetRows.found":
    "{count, plural, =0 {No row is taken.} one {1 row is taken.} other {# rows are taken.}}{left, plural, =0 {} one { 1 is left out.} other { # are left out.}}",
  "sheetRows.tooWide":
    "{count, plural, one {1 column more than the table has is left out.} other {# columns more than the table has are left out.}}",
  "sheetRows.readAsHeading": "The first line is read as names of columns. The table has none called {names}.",
  "sheetRows.readAsRow":
    "The first line is read as a row, though {names} is a column. If it names columns, leave out those that the table has not.",
  "sheetRows.says": "{column}: {text}",
  "sheetRows.allFilledIn": "All of it is filled in.",
  "sheetRows.noRoom": "A table has at most {most} rows.",
  "sheetRows.tooLong": "A text of it is too long.",
  "sheetRows.computed": "“{column}” is computed: what stands there is left out.",
  "sheetRows.more": "{count, plural, other {and # more rows}}",
  "sheetRows.take": "{count, plural, one {Take 1 row} other {Take # rows}}",
} as const;
