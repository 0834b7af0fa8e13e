import { api, queryOptions, useLiveNotes, useQueryClient } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../records/api";

export type RecordType = Schemas["RecordTypePublic"];

const TYPES = ["attendance", "record-types"] as const;
const TOPIC = "attendance.record-types";
const MOST = 100;

/** All that there are to choose from. */
export const usableTypesQuery = queryOptions({
  queryKey: [...TYPES, "usable"],
  queryFn: ({ signal }) => api.get("/api/GroupSetting/GroupAttendanceRecordTypes", { signal }),
});

export const readOwnTypes = async (signal?: AbortSignal) =>
  api.get("/api/GroupSetting/QueryGroupSettingAttendanceRecordTypesByFilter", {
    query: { pageNumber: 1, pageCount: MOST },
    signal,
  });

/** The company's own, archived ones too: they are few. */
export const ownTypesQuery = queryOptions({
  queryKey: [...TYPES, "own"],
  queryFn: ({ signal }) => readOwnTypes(signal),
});

export async function readOwnType(value: number): Promise<RecordType> {
  const found = (await readOwnTypes()).data.find((each) => each.value === value);
  if (!found) throw new Error(`no type ${value}`);
  return found;
}

export const createType = async (body: Schemas["RecordTypeCreate"], options: WriteKey) =>
  api.post("/api/GroupSetting/CreateGroupSettingAttendanceRecordType", { body, ...options });

export const updateType = async (body: Schemas["RecordTypeUpdate"], options: WriteKey) =>
  api.put("/api/GroupSetting/UpdateGroupSettingAttendanceRecordType", { body, ...options });

/** Whoever changes them, it is seen here at once. */
export function useFreshTypes(): () => Promise<void> {
  const client = useQueryClient();
  const readAgain = async () => client.invalidateQueries({ queryKey: TYPES });
  useLiveNotes(TOPIC, () => void readAgain());
  return readAgain;
}
