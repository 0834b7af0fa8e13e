import {
  api,
  formData,
  keepPreviousData,
  pollBesideNotes,
  queryOptions,
  useLiveNotes,
  useQueryClient,
} from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../records/api";
import type { LongListQuery } from "./long-list";

export type Equipment = Schemas["EquipmentPublic"];
export type LocationRecord = Schemas["LocationRecordPublic"];
export const STATE = { available: 1, inUse: 2, service: 3, lost: 4, retired: 5 } as const;
export const STANDING = { expired: 1, soon: 2 } as const;

/** All that is shown of it is read again after a write. */
export const EQUIPMENT = ["attendance", "equipment"] as const;
export const TOPIC = "attendance.equipment";

export const equipmentListQuery = (body: Schemas["EquipmentQuery"]) =>
  queryOptions({
    queryKey: [...EQUIPMENT, "list", body],
    queryFn: ({ signal }) => api.post("/api/Equipment/QueryEquipmentByPageFilter", { body, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollBesideNotes(TOPIC),
  });

export const readEquipment = async (equipmentId: string, signal?: AbortSignal) =>
  api.get("/api/Equipment/GetEquipmentDetail", { query: { equipmentId }, signal });

export const equipmentQuery = (equipmentId: string) =>
  queryOptions({
    queryKey: [...EQUIPMENT, "one", equipmentId],
    queryFn: ({ signal }) => readEquipment(equipmentId, signal),
    refetchInterval: pollBesideNotes(TOPIC),
  });

export const historyQuery = (equipmentId: string) =>
  queryOptions({
    queryKey: [...EQUIPMENT, "history", equipmentId],
    queryFn: ({ signal }) => api.get("/api/Equipment/GetEquipmentHistory", { query: { equipmentId }, signal }),
  });

export const placesQuery = (equipmentId: string): LongListQuery<LocationRecord> => ({
  queryKey: [...EQUIPMENT, "locations", equipmentId],
  read: async (place, signal) =>
    api.post("/api/Equipment/QueryEquipmentLocationRecordsByPageFilter", { body: { equipmentId, ...place }, signal }),
  refetchInterval: pollBesideNotes(TOPIC),
});

/** Without an account. */
export const cardQuery = (code: string) =>
  queryOptions({
    queryKey: [...EQUIPMENT, "card", code],
    queryFn: ({ signal }) => api.get("/api/Equipment/GetEquipmentCard", { query: { code }, signal }),
    retry: false,
  });

export type OwnCard = Schemas["OwnEquipmentCard"];
export const ownCardQuery = (code: string) =>
  queryOptions({
    queryKey: [...EQUIPMENT, "ownCard", code],
    queryFn: ({ signal }) => api.get("/api/Equipment/GetEquipmentByCode", { query: { code }, signal }),
    retry: false,
  });

/** Whoever scans or changes something, it is seen here at once. */
export function useFreshEquipment(): void {
  const client = useQueryClient();
  useLiveNotes(TOPIC, () => void client.invalidateQueries({ queryKey: EQUIPMENT }));
}

export const checkEquipmentCsv = async (projectId: string, file: File) =>
  api.post("/api/Equipment/CheckEquipmentCsv", { body: formData({ file, projectId }) });

export const importEquipmentCsv = async (projectId: string, file: File, options: WriteKey) =>
  api.post("/api/Equipment/ImportEquipmentCsv", { body: formData({ file, projectId }), ...options });

export const writes = {
  create: async (body: Schemas["EquipmentCreate"], options: WriteKey) =>
    api.post("/api/Equipment/CreateEquipment", { body, ...options }),
  update: async (body: Schemas["EquipmentUpdate"], options: WriteKey) =>
    api.put("/api/Equipment/UpdateEquipment", { body, ...options }),
  setKit: async (body: Schemas["KitSet"], options: WriteKey) =>
    api.put("/api/Equipment/SetEquipmentKit", { body, ...options }),
  replaceCode: async (body: Schemas["EquipmentRef"], options: WriteKey) =>
    api.put("/api/Equipment/ReplaceEquipmentCode", { body, ...options }),
};
