import type { Situation } from "@groundwork/formwork/rules";
import type { Stage } from "./play";
import type { Standing } from "./standing";

/** As versions of submissions are called: A, B … Z, AA. */
export function letterOf(version: number): string {
  const letter = String.fromCharCode(65 + ((version - 1) % 26));
  return version > 26 ? letterOf(Math.floor((version - 1) / 26)) + letter : letter;
}

/** What rules may ask beside values. `person`: who presses; while somebody only fills it in nobody knows yet who will. */
export function situationOf(
  { cast, teams }: Stage,
  { version }: Standing,
  { stepId, person, today }: { stepId: string | undefined; person: string | null; today: string },
): Situation {
  const found = cast.find(({ id }) => id === person);
  const everybodys = teams.filter((team) => found && team.isEveryone).map(({ teamId }) => teamId);
  return {
    stepIds: stepId === undefined ? [] : [stepId],
    teamIds: found?.teamId ? [...everybodys, found.teamId] : everybodys,
    version: letterOf(version),
    today,
  };
}
