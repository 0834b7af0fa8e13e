export const fill = {
  "fill.yours": "Your part, “{step}”: {which, select, all {all fields.} other {the fields with a yellow edge.}}",
  "fill.fence": "This step is submitted on site, within {radius} of {project}. Where you are is asked when you press.",
  "fill.theirs": "“{step}”, for {teams}: {which, select, all {all fields.} other {the fields with a yellow edge.}}",
  "fill.resumed":
    "{count, plural, one {A file kept on this device is} other {# files kept on this device are}} being sent",
  "fill.goThere": "Go there",
  "fill.actions": "Submit “{step}”",
  "fill.end.title": "{name}?",
  "fill.end.body": "“{name}” ends this “{form}”. Nobody can go on with it.",
  "fill.reason.label": "Reason",
  "fill.reason.help": "It is shown in the progress of this submission and on its PDF.",
  "fill.reason.back": "It goes back to “{step}”. What was entered is kept; the steps since then are done again.",
  "fill.reason.backEmpties":
    "It goes back to “{step}”. What was entered in the steps after it is emptied; the history keeps it.",
  "fill.reason.version":
    "Version {version} begins at “{step}”, with what was entered. This version stays as it is; signatures of the steps that are done again are given anew.",
  "fill.reason.versionEmpties":
    "Version {version} begins at “{step}”, and what was entered in the steps after it is emptied. This version stays as it is.",
  "fill.reason.backHelp": "Whoever did that step gets it by e-mail. It is shown in the progress and on the PDF, too.",
  "fill.reason.missing": "Say why.",
  "fill.reason.standIn": "You act for {teams}: say why it is you.",
  "fill.reason.cancel": "Cancel",
  "fill.required": "{answered} of {required} required",
  "fill.next": "Next to fill in",
  "fill.dismiss": "Close this note",
  "fill.state.saved": "Saved",
  "fill.state.savedAt": "Saved at {time}",
  "fill.state.saving": "Saving…",
  "fill.state.offline":
    "{count, plural, one {# entry kept on this device, sent when online} other {# entries kept on this device, sent when online}}",
  "fill.state.files": "{count, plural, one {Sending # file…} other {Sending # files…}}",
  "fill.state.filesOffline":
    "{count, plural, one {# file kept on this device, sent when online} other {# files kept on this device, sent when online}}",
  "fill.state.signedOut":
    "{count, plural, one {# entry kept on this device: sign in to send it} other {# entries kept on this device: sign in to send them}}",
  "fill.state.refused": "{count, plural, one {# entry not taken} other {# entries not taken}}",
  "fill.state.complaints": "{count, plural, one {# field to correct} other {# fields to correct}}",
  "fill.state.conflicts": "{count, plural, one {One field differs} other {# fields differ}}: choose",
  "fill.state.notKept": "This browser has no room left: stay on this page until it is saved",
  "fill.problems": "{count, plural, one {One field needs a look} other {# fields need a look}}",
  "fill.problem": "{label}: {problem}",
  "fill.submit.failed": "Not submitted yet",
  "fill.submit.uploading": "A file is still being sent. Try again in a moment, or take it out.",
  "fill.submit.conflicts": "Somebody else filled in the same field. Choose which value counts, then submit.",
  "fill.submit.signedOut": "You were signed out. Sign in again: what you entered is kept on this device.",
  "fill.submit.offline":
    "You are offline. All you entered and added is kept on this device. Submit it once you are connected: that is not done by itself.",
  "fill.submit.online": "You are connected again.",
  "fill.submit.now": "Submit now",
  "fill.submit.unreachable": "The service can’t be reached. What you entered is kept on this device; nothing is lost.",
  "fill.submit.again": "Try again",
  "fill.conflict.title": "Two values for one field",
  "fill.conflict.body": "Somebody else filled this in while you did. Nothing was overwritten: choose for each field.",
  "fill.conflict.somebody": "Somebody else",
  "fill.conflict.mine": "Yours",
  "fill.conflict.keepMine": "Keep mine",
  "fill.conflict.keepMineOf": "Keep mine: {label}",
  "fill.conflict.takeTheirs": "Take this one",
  "fill.conflict.takeTheirsOf": "Take this one: {label}, by {who}",
  "fill.kept.title":
    "{count, plural, one {# field that you filled in is} other {# fields that you filled in are}} kept here",
  "fill.kept.body":
    "It is on this device and not sent yet. Once you are connected it is sent, and this page comes back, both by themselves.",
  "fill.unsent.title": "Entered on this device, not sent yet",
  "fill.unsent.of": "{title}: {count, plural, one {# field} other {# fields}}",
  "fill.unsent.untitled": "A submission",
  "fill.leftover.title":
    "{count, plural, one {# entry of yours was not taken} other {# entries of yours were not taken}}",
  "fill.leftover.body":
    "The step went on before they could be sent. They are kept on this device alone, so that you can tell somebody.",
  "fill.leftover.discard": "Discard them",
  "fill.leftover.discardTitle": "Discard what was not sent?",
  "fill.leftover.discardBody":
    "{count, plural, one {# entry is} other {# entries are}} on this device alone and will be gone for good.",
} as const;
