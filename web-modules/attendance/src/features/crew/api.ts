import { api, pollBesideNotes, queryOptions } from "@groundwork/kit";
import { RECORDS, TOPIC } from "../records/api";

export const crewQuery = (projectId: string | null) =>
  queryOptions({
    queryKey: [...RECORDS, "crew", projectId],
    queryFn: ({ signal }) => api.get("/api/TimeSheet/GetCrew", { query: { projectId: projectId ?? "" }, signal }),
    enabled: projectId !== null,
    refetchInterval: pollBesideNotes(TOPIC),
  });
