import { call, keepPreviousData, queryOptions } from "@groundwork/kit";
import { keyOf } from "../directory/keys";
import type { Page, Person } from "../directory/types";

export interface ProjectRow {
  projectId: string;
  name: string;
  address: string;
  timeZone: string;
  startsOn: string | null;
  endsOn: string | null;
  isArchived: boolean;
  membersCount: number;
  managers: Person[];
  isProjectManager: boolean;
  updatedAt: string;
}

export interface ProjectPerson extends Person {
  role: string;
  isManager: boolean;
  addedAt: string;
}

export interface ProjectDetail extends ProjectRow {
  description: string;
  latitude: number | null;
  longitude: number | null;
  members: ProjectPerson[];
  createdAt: string;
}

/** Plain members whose role in the company rose to manager by the call. */
export interface ProjectWithManagers extends ProjectDetail {
  raisedToManagerUserIds: string[];
}

export interface ProjectInput {
  name: string;
  description: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  timeZone: string;
  startsOn: string | null;
  endsOn: string | null;
}

export async function readProjects(
  query: Record<string, string | number>,
  signal?: AbortSignal,
): Promise<Page<ProjectRow>> {
  return (await call("get", "/api/Project/QueryProjects", { query, signal })) as Page<ProjectRow>;
}

export const projectsQuery = (query: Record<string, string | number>) =>
  queryOptions({
    queryKey: keyOf("projects", "list", query),
    queryFn: ({ signal }) => readProjects(query, signal),
    placeholderData: keepPreviousData,
  });

export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: keyOf("projects", "detail", projectId),
    queryFn: async ({ signal }) =>
      (await call("get", "/api/Project/GetProjectDetail", { query: { projectId }, signal })) as ProjectDetail,
  });

export const timeZonesQuery = queryOptions({
  queryKey: keyOf("projects", "time-zones"),
  queryFn: async ({ signal }) => (await call("get", "/api/Project/GetTimeZones", { signal })) as string[],
  staleTime: Number.POSITIVE_INFINITY,
});

interface Key {
  idempotencyKey: string;
}

export const projectWrites = {
  create: async (body: ProjectInput, options: Key) =>
    (await call("post", "/api/Project/CreateProject", { body, ...options })) as ProjectWithManagers,
  update: async (body: ProjectInput & { projectId: string }, options: Key) =>
    (await call("put", "/api/Project/UpdateProject", { body, ...options })) as ProjectDetail,
  setArchived: (projectId: string, isArchived: boolean, options: Key) =>
    call("post", `/api/Project/${isArchived ? "ArchiveProject" : "UnarchiveProject"}`, {
      body: { projectId },
      ...options,
    }),
  addMembers: (body: { projectId: string; userIds: string[] }, options: Key) =>
    call("post", "/api/Project/AddProjectMembers", { body, ...options }),
  removeMember: (body: { projectId: string; userId: string }, options: Key) =>
    call("post", "/api/Project/RemoveProjectMember", { body, ...options }),
  setManager: async (body: { projectId: string; userId: string; isManager: boolean }, options: Key) =>
    (await call("post", "/api/Project/SetProjectManager", { body, ...options })) as ProjectWithManagers,
} as const;
