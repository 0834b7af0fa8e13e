/** Who may change a form that its reader may only look at. */
export const lookEditors = {
  "lookEditors.teams": "People of {teams} may change it too.",
  "lookEditors.more": "{count, plural, one {# more team} other {# more teams}}",
} as const;
