import { api, queryOptions, useQuery } from "@groundwork/kit";
import type { Schemas } from "../../schemas";
import { keyOf } from "../api/keys";

export type ProjectCounts = Omit<Schemas["ProjectCounts"], "projectId">;

const NONE: ProjectCounts = { open: 0, overdue: 0, myTurn: 0 };

/** Of all projects at once: a list of them asks one question. Kept fresh as to-dos are. */
const countsQuery = queryOptions({
  queryKey: keyOf("todos", "projects"),
  queryFn: ({ signal }) => api.get("/api/Submission/GetProjectCounts", { signal }),
});

export function useProjectCounts(projectId: string) {
  const { data, error, refetch } = useQuery(countsQuery);
  const counts = data && (data.find((each) => each.projectId === projectId) ?? NONE);
  return { counts, error, refetch };
}
