import { CHECK, type CheckType } from "../clock/kept-punches";
import { PRESSES, type Standing, standingOf } from "../clock/standing";
import type { Crew, CrewMember, KeptCrewPunch } from "./kept-crew";

export interface Hand {
  userId: string;
  fullName: string;
  member: CrewMember;
  standing: Standing;
  /** Another site of the same foreman, where they are at work still. */
  leaves: { projectId: string; since: string } | null;
}

/** What a list of an earlier day says of somebody's place is over. */
const A_DAY = 24 * 60 * 60 * 1000;

/** Where everybody of a crew is with their day: as the service said, and what is not sent yet. */
export function handsOf(crew: Crew, unsent: readonly KeptCrewPunch[], isFresh: boolean, unnamed: string): Hand[] {
  return crew.people.map((member) => {
    const { ownerUserId: userId, person, state, since, isElsewhere } = member;
    // What was said before the network went may have changed since.
    const told = isFresh
      ? { state: isElsewhere ? ("out" as const) : state, since, projectId: crew.projectId }
      : undefined;
    const theirs = unsent.filter((each) => each.userId === userId);
    const here = theirs.filter((each) => each.projectId === crew.projectId);
    const { elsewhereProjectId: there } = member;
    // Once: the list still says so until what was pressed is sent and it is read again.
    const hasLeft = theirs.some((each) => each.projectId === there && each.checkType === CHECK.out);
    const leaves = there && since && !hasLeft ? { projectId: there, since } : null;
    return { userId, fullName: person?.fullName || unnamed, member, standing: standingOf(told, here), leaves };
  });
}

export interface CrewPress {
  checkType: CheckType;
  hands: readonly Hand[];
}

/** Whoever comes here from another site of the same foreman leaves there: that day has its end. */
export function pressesOf(checkType: CheckType, { leaves }: Hand, projectId: string, at: string) {
  const here = { checkType, projectId };
  const worked = leaves ? Date.parse(at) - Date.parse(leaves.since) : 0;
  const comesOver = leaves && checkType === CHECK.in && worked > 0 && worked < A_DAY;
  return comesOver ? [{ checkType: CHECK.out, projectId: leaves.projectId }, here] : [here];
}

const ORDER = PRESSES.unknown;

/** What may be pressed for those who are chosen, and for whom of them: what fits most comes first. */
export function pressesFor(chosen: readonly Hand[]): CrewPress[] {
  return ORDER.map((checkType) => ({
    checkType,
    hands: chosen.filter(({ standing }) => PRESSES[standing.state].includes(checkType)),
  }))
    .filter(({ hands }) => hands.length > 0)
    .sort((one, other) => other.hands.length - one.hands.length);
}
