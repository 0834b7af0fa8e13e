export const editor = {
  "editor.title": "Workflow",
  "editor.looking": "You look at this workflow. Nothing here changes it.",
  "editor.preview": "You can look at this workflow; changing it takes the right to edit its form.",
  "editor.projectArchived":
    "The project of this form is archived. Take the project out of the archive to change the workflow.",
  "editor.archived": "This form is archived. Take it out of the archive to change its workflow.",
  "editor.newer":
    "This workflow has parts that are newer than this page and are not drawn here ({kinds}). Nothing can be changed until you reload the page.",
  "editor.unreadable": "This workflow could not be loaded",
  "editor.conflictTitle": "Somebody else changed this workflow",
  "editor.conflictHelp":
    "Nothing of yours is lost: loading theirs can be undone, taking over replaces what they saved.",
  "editor.conflictFailed": "The newer workflow could not be read",
  "editor.loadTheirs": "Load theirs",
  "editor.takeOver": "Take over with mine",
  "editor.unknownTeam": "Deleted team",
  "editor.noTeamFound": "No team of that name",
  "editor.delete.title": "Delete {name}?",
  "editor.delete.step": "Its buttons and their connections go with it. You can undo this.",
  "editor.delete.other": "Its connections go with it. You can undo this.",
  "editor.delete.verb": "Delete {name}",
} as const;
