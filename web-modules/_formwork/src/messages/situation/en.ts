/** What rules ask beside values, in words: said by the rules' own screens alone. */
export const situation = {
  "situation.step": "Step",
  "situation.team": "Team of who fills it in",
  "situation.version": "Version",
  "situation.today": "Today",
  "situation.the.step": "the step",
  "situation.the.team": "the team of who fills it in",
  "situation.the.version": "the version",
  "situation.the.today": "today",
  "situation.says": "{subject} {state} {value}",
  "situation.steps": "Steps",
  "situation.teams": "Teams",
  "situation.noTeam": "No team",
  "situation.versionHelp": "A is the first one, B the next.",
  "situation.tried": "Filled in",
} as const;
