import type { StaffedTeam } from "@groundwork/formwork/rules";
import type { Step, Workflow } from "../model";
import { stepsOf } from "../model";

/** Who began the submission. */
export const SUBMITTER = "submitter";
/** Who manages its project: they may act on every step, where they are not barred from it. */
export const MANAGER = "manager";

/** Somebody who plays: one of those two, or one of a team's people, who are numbered. */
export interface Person {
  id: string;
  teamId: string | null;
  number: number;
}

/** The people that a play needs: of each team as many as a step may ask for and one more, as far as there are so many. */
export function castOf(workflow: Workflow, teams: readonly StaffedTeam[]): Person[] {
  const steps = stepsOf(workflow);
  const most = Math.max(2, ...steps.map(({ data }) => data.minimumApprovers + 1));
  const people: Person[] = [SUBMITTER, MANAGER].map((id) => ({ id, teamId: null, number: 1 }));
  for (const teamId of new Set(steps.flatMap(({ data }) => data.teamIds))) {
    const count = Math.min(most, teams.find((team) => team.teamId === teamId)?.membersCount ?? 0);
    for (let number = 1; number <= count; number += 1) people.push({ id: `${teamId}/${number}`, teamId, number });
  }
  return people;
}

/** Whether a step is somebody's by its teams: a first step without any is whose submission it is. */
export function isOfStep(step: Step, person: Person, teams: readonly StaffedTeam[]): boolean {
  const { teamIds, triggerStep } = step.data;
  if (triggerStep && person.id === SUBMITTER) return true;
  const isEverybodys = teams.some((team) => team.isEveryone && teamIds.includes(team.teamId));
  return isEverybodys || (person.teamId !== null && teamIds.includes(person.teamId));
}
