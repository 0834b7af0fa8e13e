import { CHECK, type CheckType } from "../clock/kept-punches";
import { PRESSES, type Standing, standingOf } from "../clock/standing";
import type { Crew, CrewMember, KeptCrewPunch } from "./kept-crew";

export interface Hand {
  userId: string;
  fullName: string;
  member: CrewMember;
  standing: Standing;
}

/** Where everybody of a crew is with their day: as the service said, and what is not sent yet. */
export function handsOf(crew: Crew, unsent: readonly KeptCrewPunch[], isFresh: boolean, unnamed: string): Hand[] {
  return crew.people.map((member) => {
    const { ownerUserId: userId, person, state, since, isElsewhere } = member;
    // What was said before the network went may have changed since.
    const told = isFresh
      ? { state: isElsewhere ? ("out" as const) : state, since, projectId: crew.projectId }
      : undefined;
    const theirs = unsent.filter((each) => each.userId === userId && each.projectId === crew.projectId);
    return { userId, fullName: person?.fullName || unnamed, member, standing: standingOf(told, theirs) };
  });
}

export interface CrewPress {
  checkType: CheckType;
  hands: readonly Hand[];
}

/** Whoever comes here from another site of the same foreman leaves there: that day has its end. */
export function pressesOf(checkType: CheckType, { member }: Hand, projectId: string, at: string) {
  const here = { checkType, projectId };
  const { elsewhereProjectId: there, since } = member;
  const comesOver = checkType === CHECK.in && there && since && Date.parse(since) < Date.parse(at);
  return comesOver ? [{ checkType: CHECK.out, projectId: there }, here] : [here];
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
