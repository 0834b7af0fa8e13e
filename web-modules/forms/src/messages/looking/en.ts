export const looking = {
  "look.only": "You look at this form. Nothing here changes it; fields and pages can be copied from it.",
  "look.isArchived": "This template is archived. Take it out of the archive to change it.",
  "look.wasArchived": "This template is archived. An admin or who manages its projects can take it out of the archive.",
  "look.isProjectArchived":
    "The project of this template is archived. Take the project out of the archive to change the template.",
  "look.ofAllProjects":
    "You may fill in this template and look at it, but not change it: it is for all projects. Ask an admin.",
  "look.mayNotEdit":
    "You may fill in this template and look at it, but not change it. Ask a manager of its project or an admin.",
  "look.editors": "People of {teams} may change it too.",
  "look.moreEditors": "{count, plural, one {# more team} other {# more teams}}",
  "look.list": "Fields of the form",
  "look.noRules": "This form has no rules.",
} as const;
