import { api, keepPreviousData, pollBesideNotes, queryOptions, useQuery } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { RECORDS, type Schemas, TOPIC, useFreshRecords } from "../records/api";

export type AttendanceRequest = Schemas["AttendanceRequestPublic"];
export type RequestStatus = Schemas["RequestStatus"];
export const STATUS = { pending: 1, approved: 2, rejected: 3, takenBack: 4 } as const satisfies Record<
  string,
  RequestStatus
>;

export const ownRequests = {
  queryKey: [...RECORDS, "requests", "own"],
  read: async (place: Pick<Schemas["RequestsQuery"], "pageNumber" | "pageCount">, signal: AbortSignal) =>
    api.post("/api/Clock/QuerySelfAttendanceRecordRequests", { body: { requestStatus: null, ...place }, signal }),
  refetchInterval: pollBesideNotes(TOPIC),
};

export const requestsQuery = (body: Schemas["RequestsQuery"]) =>
  queryOptions({
    queryKey: [...RECORDS, "requests", body],
    queryFn: ({ signal }) => api.post("/api/TimeSheet/QueryAttendanceRecordRequests", { body, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollBesideNotes(TOPIC),
  });

/** What waits longest for an answer: the navigation counts it and home lists it, by one call. */
export const waitingQuery = requestsQuery({ requestStatus: STATUS.pending, pageNumber: 1, pageCount: 5 });

/** For the navigation: it is there on every page, and hears of a new one at once. */
export function useWaitingCount(): number {
  useFreshRecords();
  return useQuery(waitingQuery).data?.totalCount ?? 0;
}

export const requestQuery = (attendanceRecordRequestId: string) =>
  queryOptions({
    queryKey: [...RECORDS, "requests", "one", attendanceRecordRequestId],
    queryFn: ({ signal }) =>
      api.get("/api/TimeSheet/GetAttendanceRecordRequestDetail", { query: { attendanceRecordRequestId }, signal }),
  });

export const ask = async (body: Schemas["AttendanceRequestCreate"], options: WriteKey) =>
  api.post("/api/Clock/CreateAttendanceRecordRequest", { body, ...options });

export const reply = async (body: Schemas["RequestsReply"], options: WriteKey) =>
  api.post("/api/TimeSheet/ReplyAttendanceRecordRequests", { body, ...options });
