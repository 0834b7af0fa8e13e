import { keptKeys, readKept, useSession, writeKept } from "@groundwork/kit";
import { useCallback, useState } from "react";
import { STATE } from "../equipment/api";

type EquipmentState = (typeof STATE)[keyof typeof STATE];

/** What is shown. Those of activities, task lists and sub-tasks come with the module that has them. */
export interface TrackFilters {
  projectFilter: readonly string[];
  /** Categories. */
  equipmentFilter: readonly string[];
  /** States of equipment; none: any but retired. */
  stateFilter: readonly EquipmentState[];
  selectedEquipmentId: string | null;
}

export const NO_FILTERS: TrackFilters = {
  projectFilter: [],
  equipmentFilter: [],
  stateFilter: [],
  selectedEquipmentId: null,
};
export const STATES = Object.values(STATE);
/** As many as the service takes. */
export const MOST_PROJECTS = 100;
export const MOST_CATEGORIES = 20;

function isWords(value: unknown, most: number): value is string[] {
  return Array.isArray(value) && value.length <= most && value.every((each) => typeof each === "string");
}

function isStates(value: unknown): value is EquipmentState[] {
  return Array.isArray(value) && value.every((each) => STATES.some((state) => state === each));
}

/** Null: not what was written here. Anything may stand in a browser's storage. */
export function filtersIn(kept: unknown): TrackFilters | null {
  if (typeof kept !== "object" || kept === null) return null;
  // Releases without a filter of states kept none.
  const { projectFilter, equipmentFilter, stateFilter = [], selectedEquipmentId } = kept as Record<string, unknown>;
  if (!isWords(projectFilter, MOST_PROJECTS) || !isWords(equipmentFilter, MOST_CATEGORIES)) return null;
  if (!isStates(stateFilter)) return null;
  if (selectedEquipmentId !== null && typeof selectedEquipmentId !== "string") return null;
  return { projectFilter, equipmentFilter, stateFilter, selectedEquipmentId };
}

interface Loaded {
  filters: TrackFilters;
  wasBroken: boolean;
}

export function loadFilters(key: string): Loaded {
  if (!keptKeys(key).includes(key)) return { filters: NO_FILTERS, wasBroken: false };
  const filters = filtersIn(readKept(key));
  if (filters) return { filters, wasBroken: false };
  writeKept(key, null);
  return { filters: NO_FILTERS, wasBroken: true };
}

/** Loaded once, kept over a reload; text that can't be read resets them, and that is said. */
export function useTrackFilters(): Loaded & { change: (change: Partial<TrackFilters>) => void } {
  const { profile } = useSession();
  const key = `groundwork.track.${profile?.currentGroupId ?? ""}.${profile?.userId ?? ""}`;
  const [{ filters, wasBroken }, setLoaded] = useState(() => loadFilters(key));
  const change = useCallback(
    (changed: Partial<TrackFilters>) =>
      setLoaded((before) => {
        const next = { ...before.filters, ...changed };
        writeKept(key, next);
        return { filters: next, wasBroken: false };
      }),
    [key],
  );
  return { filters, wasBroken, change };
}
