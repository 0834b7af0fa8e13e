export const whoseTurn = {
  "turn.another.title": "“{step}” is for somebody else",
  "turn.another.body":
    "You began this submission, or entered or pressed something in another of its steps, so this one is done by {teams} without you.",
  "turn.another.bodyAlone":
    "You began this submission, or entered or pressed something in another of its steps, so this one is done without you.",
  "turn.othersDraft.title": "A draft of {name}",
  "turn.othersDraft.body": "It is not submitted yet. What you enter goes into their draft.",
  "turn.othersTurn.title": "“{step}” waits for {name}",
  "turn.othersTurn.body": "What you enter and submit counts as done by you instead.",
  "turn.othersTurn.newVersion":
    "The new version begins with them. What you enter and submit counts as done by you instead.",
  "turn.othersTurn.sentBack": "It was sent back to them. What you enter and submit counts as done by you instead.",
  "turn.othersDraft.goOn": "Go on with it",
  "turn.standIn.title": "You are not in {teams}",
  "turn.standIn.body":
    "“{step}” is their turn. You may act for them; you are then asked why, and the answer stays in the progress and on the PDF.",
  "turn.standIn.act": "Act for them…",
  "turn.actsFor.title": "You act in place of {away}",
  "turn.actsFor.body":
    "{away} is away and named you. What you press stays in the progress and on the PDF as done by you for them.",
  "turn.acting.title": "You act for {teams}",
  "turn.acting.body": "You are asked why when you press a button.",
  "turn.leftAlone.title": "After you, nobody could do {steps}",
  "turn.leftAlone.why":
    "{steps} must be done by somebody who had no hand in an earlier step. Once you press, nobody who is left in the team may do it.",
  "turn.leftAlone.whyInPlace":
    "{steps} must be done by somebody who had no hand in an earlier step. You act in place of {away}, so the press counts for both of you, and nobody who is left in the team may do it.",
  "turn.leftAlone.help":
    "Leave this step to somebody else of its team, or ask an admin to add somebody to the team of {steps} first. If you press all the same, the project’s managers are told: they can do it for the team.",
} as const;
