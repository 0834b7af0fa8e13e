import { beforeEach, expect, test } from "vitest";
import { type Crew, type KeptCrewPunch, keepCrew, readCrew } from "../src/features/crew/kept-crew";
import { handsOf, pressesOf } from "../src/features/crew/standings";
import { jetty, person } from "./records";

const idOf = (index: number) => `0190a1b2-0000-7000-8000-0000000001b${index}`;

function crewOf(count: number, member: object = {}): Crew {
  const people = Array.from({ length: count }, (_, index) => ({
    ownerUserId: idOf(index),
    person: { ...person, userId: idOf(index) },
    state: "out" as const,
    since: null,
    isElsewhere: false,
    elsewhereProjectId: null,
    ...member,
  }));
  return {
    projectId: jetty.projectId,
    timeZone: "Asia/Singapore",
    isPositionAsked: false,
    isPhotoAsked: false,
    people,
    totalCount: count,
    pageNumber: 1,
    totalPageCount: 1,
  } as Crew;
}

beforeEach(() => localStorage.clear());

test("who came over without a network is checked out there once, and by a list of an earlier day not at all", () => {
  const there = "0190a1b2-0000-7000-8000-0000000001c9";
  const [since, noon] = ["2026-11-20T00:00:00Z", "2026-11-20T04:00:00Z"];
  const told = crewOf(1, { state: "in", since, elsewhereProjectId: there });
  const pressed = (unsent: readonly KeptCrewPunch[], at: string) =>
    handsOf(told, unsent, false, "").flatMap((each) => pressesOf(1, each, told.projectId, at));
  const here = { checkType: 1, projectId: told.projectId };
  const out = { checkType: 2, projectId: there };
  expect(pressed([], noon)).toEqual([out, here]);
  const unsent = [out, here].map((each) => ({ ...each, userId: idOf(0) }) as KeptCrewPunch);
  expect(pressed(unsent, noon)).toEqual([here]);
  expect(pressed([], "2026-11-21T00:10:00Z")).toEqual([here]);
});

test("of a large crew those stay kept who were read before", () => {
  const whose = { userId: "foreman", groupId: "company" };
  const kept = () => readCrew(whose, jetty.projectId)?.people.length;
  keepCrew(whose, crewOf(5));
  keepCrew(whose, { ...crewOf(2), totalCount: 5 });
  expect(kept()).toBe(5);
  keepCrew(whose, crewOf(2));
  expect(kept()).toBe(2);
});
