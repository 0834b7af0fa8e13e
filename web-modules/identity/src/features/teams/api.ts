import { api, keepPreviousData, queryOptions } from "@groundwork/kit";
import type { ListQuery, Page, QueryOf, WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../directory/keys";

export type TeamRow = Schemas["TeamBrief"];
export type TeamPerson = Schemas["TeamPerson"];
export type TeamDetail = Schemas["TeamPublic"];

export async function readTeams(query: ListQuery, signal?: AbortSignal): Promise<Page<TeamRow>> {
  return api.get("/api/Team/QueryTeams", { query: query as QueryOf<"/api/Team/QueryTeams">, signal });
}

export const teamsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: keyOf("teams", "list", query),
    queryFn: ({ signal }) => readTeams(query, signal),
    placeholderData: keepPreviousData,
  });

export const teamQuery = (teamId: string) =>
  queryOptions({
    queryKey: keyOf("teams", "detail", teamId),
    queryFn: async ({ signal }) => api.get("/api/Team/GetTeamDetail", { query: { teamId }, signal }),
  });

export const teamWrites = {
  create: async (body: Schemas["TeamCreate"], options: WriteKey) =>
    api.post("/api/Team/CreateTeam", { body, ...options }),
  update: async (body: Schemas["TeamUpdate"], options: WriteKey) =>
    api.put("/api/Team/UpdateTeam", { body, ...options }),
  delete: (teamId: string, options: WriteKey) => api.delete("/api/Team/DeleteTeam", { body: { teamId }, ...options }),
  addMembers: (body: Schemas["TeamMembersAdd"], options: WriteKey) =>
    api.post("/api/Team/AddTeamMembers", { body, ...options }),
  removeMember: (body: Schemas["TeamMemberRemove"], options: WriteKey) =>
    api.post("/api/Team/RemoveTeamMember", { body, ...options }),
  setLead: (body: Schemas["TeamLeadSet"], options: WriteKey) => api.post("/api/Team/SetTeamLead", { body, ...options }),
} as const;
