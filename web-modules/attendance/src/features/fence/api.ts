import { api, queryOptions, type SchemasOf } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";

export type FencedProject = SchemasOf["identity"]["ProjectPublic"];

/** All that is shown of projects is read again once a fence is another. */
export const PROJECTS = ["identity", "projects"] as const;

export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...PROJECTS, "fence", projectId],
    queryFn: ({ signal }) => api.get("/api/Project/GetProjectDetail", { query: { projectId }, signal }),
  });

type Fence = Pick<SchemasOf["identity"]["ProjectUpdate"], "projectId" | "fenceRadiusMeters" | "fencePoints">;

/** Both are said, so that one takes the place of the other. */
export const saveFence = async (fence: Fence, options: WriteKey) =>
  api.put("/api/Project/UpdateProject", { body: fence, ...options });
