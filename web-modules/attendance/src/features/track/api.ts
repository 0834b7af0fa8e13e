import { api, keepPreviousData, pollBesideNotes, queryOptions, useLiveNotes, useQueryClient } from "@groundwork/kit";
import { EQUIPMENT, TOPIC as EQUIPMENT_TOPIC } from "../equipment/api";
import { RECORDS, TOPIC as RECORDS_TOPIC, type Schemas } from "../records/api";
import type { TrackFilters } from "./filters";

export type TrackProject = Schemas["TrackProject"];
export type TrackPerson = Schemas["TrackPerson"];
export type TrackPosition = Schemas["TrackPosition"];
export type TrackEquipment = Schemas["TrackEquipment"];
export type TrackOptions = Schemas["TrackOptions"];
export type PositionLook = Schemas["PositionLookPublic"];

/** A map of more says nothing; whoever has more chooses projects. */
export const MOST = 100;
const TRACK = ["attendance", "track"] as const;

export const optionsQuery = queryOptions({
  queryKey: [...EQUIPMENT, "track", "options"],
  queryFn: ({ signal }) => api.get("/api/Track/GetTrackOptions", { signal }),
});

export const projectsQuery = ({ projectFilter }: TrackFilters) =>
  queryOptions({
    queryKey: [...TRACK, "projects", projectFilter],
    queryFn: ({ signal }) =>
      api.post("/api/Track/QueryTrackProjects", {
        body: { projectFilter: [...projectFilter], pageCount: MOST },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: pollBesideNotes(RECORDS_TOPIC),
  });

export const peopleQuery = ({ projectFilter }: TrackFilters) =>
  queryOptions({
    queryKey: [...RECORDS, "track", "people", projectFilter],
    queryFn: ({ signal }) =>
      api.post("/api/Track/QueryTrackPeople", { body: { projectFilter: [...projectFilter], pageCount: MOST }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollBesideNotes(RECORDS_TOPIC),
  });

export const equipmentQuery = ({ projectFilter, equipmentFilter, stateFilter }: TrackFilters) =>
  queryOptions({
    queryKey: [...EQUIPMENT, "track", "list", projectFilter, equipmentFilter, stateFilter],
    queryFn: ({ signal }) =>
      api.post("/api/Track/QueryTrackEquipment", {
        body: {
          projectFilter: [...projectFilter],
          equipmentFilter: [...equipmentFilter],
          stateFilter: [...stateFilter],
          pageCount: MOST,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: pollBesideNotes(EQUIPMENT_TOPIC),
  });

/** Each answer is a look that is kept: asked only while the reader wants to see it, and when somebody pressed. */
export const positionsQuery = (userIds: readonly string[], { projectFilter }: TrackFilters) =>
  queryOptions({
    queryKey: [...RECORDS, "track", "positions", projectFilter, userIds],
    queryFn: ({ signal }) =>
      api.post("/api/Track/LookAtPositions", {
        body: { projectFilter: [...projectFilter], userIds: [...userIds] },
        idempotencyKey: crypto.randomUUID(),
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });

export const ownLooksQuery = (pageNumber: number, pageCount: number) =>
  queryOptions({
    queryKey: [...TRACK, "ownLooks", pageNumber, pageCount],
    queryFn: ({ signal }) => api.post("/api/Track/QuerySelfPositionLooks", { body: { pageNumber, pageCount }, signal }),
    placeholderData: keepPreviousData,
  });

/** Whoever comes, goes or moves something, the map shows it at once. */
export function useFreshTrack(): void {
  const client = useQueryClient();
  const projects = { queryKey: [...TRACK, "projects"] };
  useLiveNotes(RECORDS_TOPIC, () => {
    void client.invalidateQueries({ queryKey: [...RECORDS, "track"] });
    void client.invalidateQueries(projects);
  });
  useLiveNotes(EQUIPMENT_TOPIC, () => {
    void client.invalidateQueries({ queryKey: [...EQUIPMENT, "track"] });
    void client.invalidateQueries(projects);
  });
}
