import type { SubmissionDetail } from "./api";

/** The names of those whose turn it is. */
export function teamsOf({ currentStepTeams }: SubmissionDetail): string {
  return currentStepTeams.map((team) => team.name).join(", ");
}
