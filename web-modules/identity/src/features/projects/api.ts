import { api, keepPreviousData, queryOptions } from "@groundwork/kit";
import type { ListQuery, Page, QueryOf, WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../directory/keys";

export type ProjectRow = Schemas["ProjectBrief"];
export type ProjectPerson = Schemas["ProjectPerson"];
export type ProjectDetail = Schemas["ProjectPublic"];
export type ProjectWithManagers = Schemas["ProjectWithManagers"];
export type ProjectInput = Omit<Schemas["ProjectCreate"], "memberUserIds" | "managerUserIds">;

/** Plain members whose role in the company rose to manager by the call. */
export async function readProjects(query: ListQuery, signal?: AbortSignal): Promise<Page<ProjectRow>> {
  return api.get("/api/Project/QueryProjects", { query: query as QueryOf<"/api/Project/QueryProjects">, signal });
}

export const projectsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: keyOf("projects", "list", query),
    queryFn: ({ signal }) => readProjects(query, signal),
    placeholderData: keepPreviousData,
  });

export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: keyOf("projects", "detail", projectId),
    queryFn: async ({ signal }) => api.get("/api/Project/GetProjectDetail", { query: { projectId }, signal }),
  });

export const timeZonesQuery = queryOptions({
  queryKey: keyOf("projects", "time-zones"),
  queryFn: async ({ signal }) => api.get("/api/Project/GetTimeZones", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const projectWrites = {
  create: async (body: ProjectInput, options: WriteKey) => api.post("/api/Project/CreateProject", { body, ...options }),
  update: async (body: ProjectInput & { projectId: string }, options: WriteKey) =>
    api.put("/api/Project/UpdateProject", { body, ...options }),
  setWeek: async (body: Pick<Schemas["ProjectUpdate"], "projectId" | "workingWeek">, options: WriteKey) =>
    api.put("/api/Project/UpdateProject", { body, ...options }),
  setArchived: (projectId: string, isArchived: boolean, options: WriteKey) =>
    api.post(`/api/Project/${isArchived ? "ArchiveProject" : "UnarchiveProject"}`, {
      body: { projectId },
      ...options,
    }),
  addMembers: (body: Schemas["ProjectMembersAdd"], options: WriteKey) =>
    api.post("/api/Project/AddProjectMembers", { body, ...options }),
  removeMember: (body: Schemas["ProjectMemberRemove"], options: WriteKey) =>
    api.post("/api/Project/RemoveProjectMember", { body, ...options }),
  setManager: async (body: Schemas["ProjectManagerSet"], options: WriteKey) =>
    api.post("/api/Project/SetProjectManager", { body, ...options }),
} as const;
