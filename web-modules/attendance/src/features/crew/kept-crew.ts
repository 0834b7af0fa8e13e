import { countFacts, keptKeys, onSessionEnd, readKept, writeKept } from "@groundwork/kit";
import { countKept, isPunch, type KeptKind, type KeptPunch, type Whose } from "../clock/kept-punches";
import type { Schemas } from "../records/api";

export type Crew = Schemas["CrewPublic"];
export type CrewMember = Schemas["CrewMemberPublic"];

/** Pressed for somebody: whose it is, and when it was where that is not now. */
export interface KeptCrewPunch extends KeptPunch {
  userId: string;
  fullName: string;
  statedTime: string | null;
}

function isCrewPunch(value: unknown): value is KeptCrewPunch {
  const { userId, fullName, statedTime } = (value ?? {}) as Partial<KeptCrewPunch>;
  const isTime = statedTime === null || typeof statedTime === "string";
  return isPunch(value) && typeof userId === "string" && typeof fullName === "string" && isTime;
}

export const CREW_PUNCHES: KeptKind<KeptCrewPunch> = { prefix: "groundwork.crew-punches.", is: isCrewPunch };

export const countKeptCrew = (userId: string): number => countKept(userId, CREW_PUNCHES.prefix);

export const CREW_PHOTO_PREFIX = "groundwork.crewPhotos.";
export const countKeptCrewPhotos = (userId: string): number => countFacts(CREW_PHOTO_PREFIX, userId);

const LISTS = "groundwork.crew-lists.";
const LAST = "groundwork.crew-last.";

const keyOf = (prefix: string, { groupId, userId }: Whose, projectId: string) =>
  `${prefix}${groupId}.${userId}.${projectId}`;

/** All that were read of it. Who came or left meanwhile moves the others on: one may stand on two pages until
    they are read again. */
export function crewOf(pages: readonly Crew[]): Crew | undefined {
  const newest = pages.at(-1);
  const people = new Map(pages.flatMap((page) => page.people.map((each) => [each.ownerUserId, each])));
  return newest && { ...newest, people: [...people.values()] };
}

/** Who is in a project, for when there is no network there. Of a large crew that was read in part those stay
    who were read before: there nobody can ask for them. */
export function keepCrew(whose: Whose, crew: Crew): void {
  const isWhole = crew.people.length >= crew.totalCount;
  const before = isWhole ? null : readCrew(whose, crew.projectId);
  writeKept(keyOf(LISTS, whose, crew.projectId), before ? crewOf([before, crew]) : crew);
}

export function readCrew(whose: Whose, projectId: string): Crew | null {
  const kept = readKept(keyOf(LISTS, whose, projectId)) as Partial<Crew> | null;
  const isCrew = kept?.projectId === projectId && typeof kept.timeZone === "string" && Array.isArray(kept.people);
  return isCrew ? (kept as Crew) : null;
}

/** Whom somebody clocked last, and where. */
export function keepLast(whose: Whose, projectId: string, userIds: readonly string[]): void {
  writeKept(keyOf(LAST, whose, projectId), userIds);
  writeKept(keyOf(LAST, whose, "site"), projectId);
}

export function readLastSite(whose: Whose): string | null {
  const kept = readKept(keyOf(LAST, whose, "site"));
  return typeof kept === "string" ? kept : null;
}

export function readLast(whose: Whose, projectId: string): string[] {
  const kept = readKept(keyOf(LAST, whose, projectId));
  return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
}

// Names of a crew are nobody else's on a device that is shared.
onSessionEnd(() => {
  for (const key of keptKeys(LISTS)) writeKept(key, null);
});
