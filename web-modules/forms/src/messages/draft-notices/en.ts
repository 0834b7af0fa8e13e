export const notices = {
  "notice.refused.title": "This form was not saved",
  "notice.refused.body": "Undo or correct the last change; the next one is saved again.",
  "notice.conflict.title": "This form was changed meanwhile",
  "notice.conflict.body": "Your own changes are not sent until you choose.",
  "notice.conflict.theirs": "Load what is saved",
  "notice.conflict.mine": "Replace it with mine",
  "notice.conflict.taken": "The saved form was loaded",
  "notice.conflict.undo": "Undo brings your own back.",
  "notice.conflict.failed": "The saved form could not be read",
} as const;
