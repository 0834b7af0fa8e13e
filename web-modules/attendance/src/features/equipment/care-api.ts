import { api, formData, pollBesideNotes, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../records/api";
import { EQUIPMENT, TOPIC } from "./api";
import type { LongListQuery } from "./long-list";

export type Photo = Schemas["EquipmentFilePublic"];
export type Defect = Schemas["DefectPublic"];
export type HandOver = Schemas["HandOverPublic"];
export type MeterReading = Schemas["MeterReadingPublic"];
export const DEFECT = { open: 1, inWork: 2, done: 3 } as const;

/** The links of files are signed for ten minutes. */
const FRESH_LINKS_MS = 8 * 60_000;

export const photosQuery = (equipmentId: string) =>
  queryOptions({
    queryKey: [...EQUIPMENT, "photos", equipmentId],
    queryFn: ({ signal }) => api.get("/api/Equipment/GetEquipmentPhotos", { query: { equipmentId }, signal }),
    refetchInterval: FRESH_LINKS_MS,
  });

export const defectsQuery = (equipmentId: string): LongListQuery<Defect> => ({
  queryKey: [...EQUIPMENT, "defects", equipmentId],
  read: async (place, signal) =>
    api.post("/api/Equipment/QueryEquipmentDefects", { body: { equipmentId, ...place }, signal }),
  refetchInterval: FRESH_LINKS_MS,
});

export const readingsQuery = (equipmentId: string): LongListQuery<MeterReading> => ({
  queryKey: [...EQUIPMENT, "readings", equipmentId],
  read: async (place, signal) =>
    api.post("/api/Equipment/QueryMeterReadings", { body: { equipmentId, ...place }, signal }),
  refetchInterval: pollBesideNotes(TOPIC),
});

export const handOversQuery = (equipmentId: string): LongListQuery<HandOver> => ({
  queryKey: [...EQUIPMENT, "handOvers", equipmentId],
  read: async (place, signal) =>
    api.post("/api/Equipment/QueryEquipmentHandOvers", { body: { equipmentId, ...place }, signal }),
  refetchInterval: pollBesideNotes(TOPIC),
});

export const equipmentUseQuery = (equipmentId: string) =>
  queryOptions({
    queryKey: [...EQUIPMENT, "use", equipmentId],
    queryFn: ({ signal }) => api.get("/api/Equipment/GetEquipmentUse", { query: { equipmentId }, signal }),
  });

export const careWrites = {
  /** Sent again after a lost answer, it is stored once. */
  addPhoto: async (equipmentId: string, photoId: string, file: File) =>
    api.post("/api/Equipment/UploadEquipmentPhoto", {
      body: formData({ equipmentId, photoId, file }),
      idempotencyKey: photoId,
    }),
  removePhoto: async (equipmentId: string, photoId: string, options: WriteKey) =>
    api.delete("/api/Equipment/DeleteEquipmentPhoto", { body: { equipmentId, photoId }, ...options }),
  addDefectPhoto: async (equipmentDefectId: string, photoId: string, file: File) =>
    api.post("/api/Equipment/UploadEquipmentDefectPhoto", {
      body: formData({ equipmentDefectId, photoId, file }),
      idempotencyKey: photoId,
    }),
  report: async (body: Schemas["DefectCreate"], options: WriteKey) =>
    api.post("/api/Equipment/CreateEquipmentDefect", { body, ...options }),
  changeDefect: async (body: Schemas["DefectChange"], options: WriteKey) =>
    api.put("/api/Equipment/UpdateEquipmentDefect", { body, ...options }),
  read: async (body: Schemas["MeterReadingCreate"], options: WriteKey) =>
    api.post("/api/Equipment/CreateMeterReading", { body, ...options }),
  handOver: async (body: Schemas["HandOverCreate"], options: WriteKey) =>
    api.post("/api/Equipment/CreateEquipmentHandOver", { body, ...options }),
};
