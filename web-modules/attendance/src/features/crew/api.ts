import { api, pollBesideNotes, useInfiniteQuery } from "@groundwork/kit";
import { RECORDS, TOPIC } from "../records/api";

/** A hundred at a time, by name: nearly every crew is one page. */
export const useCrewPages = (projectId: string | null) =>
  useInfiniteQuery({
    queryKey: [...RECORDS, "crew", projectId],
    queryFn: ({ signal, pageParam }) =>
      api.get("/api/TimeSheet/GetCrew", { query: { projectId: projectId ?? "", pageNumber: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNumber, totalPageCount }) => (pageNumber < totalPageCount ? pageNumber + 1 : undefined),
    enabled: projectId !== null,
    refetchInterval: pollBesideNotes(TOPIC),
  });
