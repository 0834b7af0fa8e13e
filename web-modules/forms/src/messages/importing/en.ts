export const importing = {
  "importing.open": "Import",
  "importing.title": "Submissions from a file",
  "importing.help":
    "Each line becomes a draft of yours. The first line says which fields its columns are for, as an export does.",
  "importing.form": "Form",
  "importing.columns": "Columns it may have: {columns}",
  "importing.noColumns": "Its first step has no field that a spreadsheet can fill in.",
  "importing.sheet": "Save an empty sheet",
  "importing.columnsFailed": "Its columns can't be told",
  "importing.wouldImport":
    "{count, plural, =0 {No line can be taken} one {# line becomes a draft} other {# lines become drafts}}",
  "importing.imported": "{count, plural, one {# draft made} other {# drafts made}}",
  "importing.verb": "{count, plural, one {Make # draft} other {Make # drafts}}",
  "importing.failed": "The drafts were not made",
  "importing.notTaken": "Not taken, as no field that is filled in first is called so: {columns}",
  "importing.none": "There is no form that you may start.",
} as const;
