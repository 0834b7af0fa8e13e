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
} as const;
