import { call, keepPreviousData, queryOptions } from "@groundwork/kit";
import { keyOf } from "../directory/keys";
import type { Page, Person } from "../directory/types";

export interface TeamRow {
  teamId: string;
  name: string;
  description: string;
  membersCount: number;
  leads: Person[];
  updatedAt: string;
}

export interface TeamPerson extends Person {
  isLead: boolean;
  addedAt: string;
}

export interface TeamDetail {
  teamId: string;
  name: string;
  description: string;
  members: TeamPerson[];
  createdAt: string;
  updatedAt: string;
}

export async function readTeams(query: Record<string, string | number>, signal?: AbortSignal): Promise<Page<TeamRow>> {
  return (await call("get", "/api/Team/QueryTeams", { query, signal })) as Page<TeamRow>;
}

export const teamsQuery = (query: Record<string, string | number>) =>
  queryOptions({
    queryKey: keyOf("teams", "list", query),
    queryFn: ({ signal }) => readTeams(query, signal),
    placeholderData: keepPreviousData,
  });

export const teamQuery = (teamId: string) =>
  queryOptions({
    queryKey: keyOf("teams", "detail", teamId),
    queryFn: async ({ signal }) =>
      (await call("get", "/api/Team/GetTeamDetail", { query: { teamId }, signal })) as TeamDetail,
  });

interface Key {
  idempotencyKey: string;
}

export const teamWrites = {
  create: async (
    body: { name: string; description: string; memberUserIds: string[]; leadUserIds: string[] },
    options: Key,
  ) => (await call("post", "/api/Team/CreateTeam", { body, ...options })) as TeamDetail,
  update: async (body: { teamId: string; name: string; description: string }, options: Key) =>
    (await call("put", "/api/Team/UpdateTeam", { body, ...options })) as TeamDetail,
  delete: (teamId: string, options: Key) => call("delete", "/api/Team/DeleteTeam", { body: { teamId }, ...options }),
  addMembers: (body: { teamId: string; userIds: string[] }, options: Key) =>
    call("post", "/api/Team/AddTeamMembers", { body, ...options }),
  removeMember: (body: { teamId: string; userId: string }, options: Key) =>
    call("post", "/api/Team/RemoveTeamMember", { body, ...options }),
  setLead: (body: { teamId: string; userId: string; isLead: boolean }, options: Key) =>
    call("post", "/api/Team/SetTeamLead", { body, ...options }),
} as const;
