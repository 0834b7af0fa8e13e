/** What a template is called by: where it is made, listed and set. */
export const naming = {
  "templates.name": "Name",
  "templates.nameMissing": "Give the template a name.",
  "templates.folder": "Folder",
  "templates.project": "Project",
  "templates.everyProject": "All projects",
} as const;
