import { formats } from "@groundwork/kit";
import type { SubmissionDetail } from "./api";

/** The names of those whose turn it is, as a sentence lists them. */
export function teamsOf({ currentStepTeams }: SubmissionDetail): string {
  return formats().list(currentStepTeams.map((team) => team.name));
}
