export const outcome = {
  "outcome.title": "You pressed “{action}” in “{step}”",
  "outcome.number": "Reference No. {number}.",
  "outcome.closed": "The submission is done.",
  "outcome.closedWith": "The submission is done: “{action}”.",
  "outcome.yours": "Next is “{step}”, and it is your turn again.",
  "outcome.sentBack": "It is back at “{step}”. Whoever did that step is told, with your reason.",
  "outcome.waits": "It counts: {given} of {needed}. Now others of {teams} see it among their to-dos.",
  "outcome.newVersion": "Version {version} begins at “{step}”. Whoever did that step is told, with your reason.",
  "outcome.next": "Next is “{step}”, by {teams}. They see it among their to-dos.",
  "outcome.nextSeveral": "Open at the same time: {steps}. Everybody sees theirs among their to-dos.",
  "outcome.openOf": "“{step}”, by {teams}",
  "outcome.openYours": "“{step}”, your turn",
  "outcome.nobody":
    "Next is “{step}”, and nobody of its teams can do it as things are: ask another manager of the project or an admin.",
  "outcome.nextStep": "Next is “{step}”.",
  "outcome.another": "Fill in another form",
  "outcome.todos": "To my to-dos",
} as const;
