import {
  api,
  keepPreviousData,
  pollBesideNotes,
  queryOptions,
  type SchemasOf,
  useLiveNotes,
  useQueryClient,
} from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";

export type Schemas = SchemasOf["attendance"];

export type AttendanceRecord = Schemas["AttendanceRecordPublic"];
export type RecordDetail = Schemas["AttendanceRecordDetail"];
export type Interval = Schemas["IntervalPublic"];
export type Punch = Schemas["PunchPublic"];
export type PersonSummary = Schemas["PersonSummary"];
export type GridPage = Schemas["GridPage"];
export type GridPerson = Schemas["GridPerson"];
export type GridDay = Schemas["GridDay"];
export type State = Schemas["State"];

/** All that is shown of them is read again after a write. */
export const RECORDS = ["attendance", "records"] as const;
export const TOPIC = "attendance.records";

export const briefQuery = queryOptions({
  queryKey: [...RECORDS, "brief"],
  queryFn: ({ signal }) => api.get("/api/Clock/GetSelfTodayLatestAttendanceRecordBrief", { signal }),
  refetchInterval: pollBesideNotes(TOPIC),
});

export type Wanted = Schemas["SummaryQuery"];

export const ownRecordsQuery = (body: Schemas["SelfRecordsQuery"]) =>
  queryOptions({
    queryKey: [...RECORDS, "own", body],
    queryFn: ({ signal }) => api.post("/api/Clock/QuerySelfAttendanceRecordsByFilterReturnViewModel", { body, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollBesideNotes(TOPIC),
  });

export async function readSummary(body: Wanted, signal?: AbortSignal) {
  return api.post("/api/TimeSheet/QueryTimeSheetManagerSummaryWithPage", { body, signal });
}

export const summaryQuery = (body: Wanted) =>
  queryOptions({
    queryKey: [...RECORDS, "summary", body],
    queryFn: ({ signal }) => readSummary(body, signal),
    placeholderData: keepPreviousData,
    refetchInterval: pollBesideNotes(TOPIC),
  });

/** People and their days, some people at a time. */
export const gridQuery = (body: Wanted) =>
  queryOptions({
    queryKey: [...RECORDS, "grid", body],
    queryFn: ({ signal }) => api.post("/api/TimeSheet/QueryTimeSheetGrid", { body, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollBesideNotes(TOPIC),
  });

export const userRecordsQuery = (body: Schemas["UserRecordsQuery"]) =>
  queryOptions({
    queryKey: [...RECORDS, "user", body],
    queryFn: ({ signal }) =>
      api.post("/api/TimeSheet/QueryUserAttendanceRecordsByFilterReturnViewModel", { body, signal }),
    placeholderData: keepPreviousData,
  });

export const readRecord = async (attendanceRecordId: string, signal?: AbortSignal) =>
  api.get("/api/Clock/GetAttendanceRecordDetail", { query: { attendanceRecordId }, signal });

export const recordQuery = (attendanceRecordId: string) =>
  queryOptions({
    queryKey: [...RECORDS, "one", attendanceRecordId],
    queryFn: ({ signal }) => readRecord(attendanceRecordId, signal),
    // The links of photos are signed for ten minutes.
    refetchInterval: 8 * 60_000,
  });

/** When somebody who never checked out probably left, by their rules. */
export const likelyEndQuery = (attendanceRecordId: string) =>
  queryOptions({
    queryKey: [...RECORDS, "likelyEnd", attendanceRecordId],
    queryFn: ({ signal }) => api.get("/api/Clock/GetLikelyCheckOut", { query: { attendanceRecordId }, signal }),
  });

export const peopleOfProjectQuery = (projectId: string | null) =>
  queryOptions({
    queryKey: ["identity", "projects", "people", projectId],
    queryFn: async ({ signal }) => {
      const project = await api.get("/api/Project/GetProjectDetail", { query: { projectId: projectId ?? "" }, signal });
      return project.members;
    },
    enabled: projectId !== null,
  });

/** Whoever punches or corrects, it is seen here at once. */
export function useFreshRecords(): void {
  const client = useQueryClient();
  useLiveNotes(TOPIC, () => void client.invalidateQueries({ queryKey: RECORDS }));
}

export const correct = async (body: Schemas["AttendanceRecordUpdate"], options: WriteKey) =>
  api.put("/api/TimeSheet/UpdateAttendanceRecord", { body, ...options });

export const addDay = async (body: Schemas["AttendanceRecordCreate"], options: WriteKey) =>
  api.post("/api/TimeSheet/CreateAttendanceRecord", { body, ...options });

export const takeOut = async (body: Schemas["AttendanceRecordDelete"], options: WriteKey) =>
  api.delete("/api/TimeSheet/DeleteAttendanceRecord", { body, ...options });
