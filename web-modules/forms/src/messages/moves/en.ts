/** What was done with a submission beside pressing its buttons. */
export const moves = {
  "moves.taken.short": "With {name}",
  "moves.recalled.title": "{who} took it back to “{step}”",
  "moves.recalled.short": "Taken back",
  "moves.recalled.track": "{who} took it back",
  "moves.reopened.title": "{who} reopened it at “{step}”",
  "moves.reopened.short": "Reopened",
  "moves.reopened.track": "{who} reopened it",
  "moves.voided.short": "Void",
  "moves.voided.track": "{who} voided it",
} as const;
