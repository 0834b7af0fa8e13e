import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/client";
import { readAll } from "./paged";
import type { NamedProject, NamedTeam, Person } from "./types";

/** What can be chosen: everyone, every team, every project. Read once when a choice is first offered. */
const CHOICES_STALE_MS = 60_000;

/** @deprecated Reads thousands of people: `PersonField` and `PeopleField` find them as one types. It goes with kit 2. */
export const peopleChoice = queryOptions({
  queryKey: ["identity", "members", "choice"],
  queryFn: ({ signal }) =>
    readAll((page) => api.get("/api/Member/QueryMembers", { query: { ...page, sort: "name" }, signal })),
  staleTime: CHOICES_STALE_MS,
});

export const teamChoice = queryOptions({
  queryKey: ["identity", "teams", "choice"],
  queryFn: ({ signal }) => readAll((page) => api.get("/api/Team/QueryTeams", { query: page, signal })),
  staleTime: CHOICES_STALE_MS,
});

export const projectChoice = queryOptions({
  queryKey: ["identity", "projects", "choice"],
  queryFn: ({ signal }) =>
    readAll((page) => api.get("/api/Project/QueryProjects", { query: { ...page, sort: "name" }, signal })),
  staleTime: CHOICES_STALE_MS,
});

export const optionsOf = {
  people: (people: readonly Person[] | undefined) =>
    (people ?? []).map((each) => ({
      value: each.userId,
      label: [each.fullName, each.email].filter(Boolean).join(" · "),
    })),
  teams: (teams: readonly NamedTeam[] | undefined) =>
    (teams ?? []).map((each) => ({ value: each.teamId, label: each.name })),
  projects: (projects: readonly NamedProject[] | undefined) =>
    (projects ?? []).map((each) => ({ value: each.projectId, label: each.name })),
} as const;
