export const createNewVersion = {
  "createNewVersion.kind": "New version",
  "createNewVersion.offer": "Begin a new version",
  "createNewVersion.to": "From {step}",
  "createNewVersion.help":
    "The submission begins its next version (A, B, C …) at an earlier step, with what was entered. Its number stays; the version before can be read and compared at any time. Signatures of the steps that are done again are given anew.",
  "createNewVersion.step": "Begins at",
  "createNewVersion.isCreateNewVersion": "Count as a new version",
  "createNewVersion.isCreateNewVersionHelp":
    "Off: the submission only goes back to that step, in the version that it is at, and later steps are revoked.",
} as const;
