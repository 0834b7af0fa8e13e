import { Alert, AppPage, ErrorState, LoadingState, Stack, Text, useCan, useQuery } from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { MultiSelectField, SwitchField } from "@groundwork/kit/forms";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { ringOf } from "../features/fence/corners";
import {
  equipmentQuery,
  optionsQuery,
  peopleQuery,
  positionsQuery,
  projectsQuery,
  useFreshTrack,
} from "../features/track/api";
import { MOST_CATEGORIES, MOST_PROJECTS, useTrackFilters } from "../features/track/filters";
import { type Place, placesOf } from "../features/track/places";
import { StateFilter } from "../features/track/state-filter";
import classes from "../features/track/track.module.css";
import { TrackList } from "../features/track/track-list";
import { messages } from "../messages";

// Heavy: whoever opens another page never loads it.
const TrackMap = lazy(() => import("../features/track/track-map"));
const NOTHING = { data: [], totalCount: 0 } as const;

/** Projects, who is at work now, and equipment: on a map, and beside it in words. */
export default function TrackPage(): ReactNode {
  const t = messages.useT();
  const isManager = useCan("manager");
  const { filters, wasBroken, change } = useTrackFilters();
  const [wantsPositions, setWantsPositions] = useState(false);
  const [selected, setSelected] = useState<readonly string[]>(() =>
    filters.selectedEquipmentId ? [filters.selectedEquipmentId] : [],
  );
  useFreshTrack();
  const choice = useQuery(projectChoice).data ?? [];
  const options = useQuery(optionsQuery);
  // One that the reader has left since, or that is no longer there, filters nothing.
  const known = {
    ...filters,
    projectFilter: filters.projectFilter.filter((id) => choice.some((each) => each.projectId === id)),
  };
  const projects = useQuery(projectsQuery(known));
  const people = useQuery({ ...peopleQuery(known), enabled: isManager });
  const equipment = useQuery(equipmentQuery(known));
  const userIds = useMemo(() => (people.data?.data ?? []).map((each) => each.ownerUserId).sort(), [people.data]);
  const isLooking = wantsPositions && userIds.length > 0;
  const positions = useQuery({ ...positionsQuery(userIds, known), enabled: isLooking });
  const shownPositions = isLooking ? positions.data?.positions : undefined;
  const places = useMemo(
    () =>
      placesOf({
        projects: projects.data?.data ?? [],
        people: people.data?.data ?? [],
        positions: shownPositions ?? [],
        equipment: equipment.data?.data ?? [],
      }),
    [projects.data, people.data, shownPositions, equipment.data],
  );
  const fences = useMemo(() => (projects.data?.data ?? []).flatMap(ringOf), [projects.data]);
  const selectedIds = useMemo(() => new Set(selected), [selected]);
  const select = (ids: readonly string[]) => {
    setSelected(ids);
    const one = equipment.data?.data.find(({ equipmentId }) => ids.length === 1 && equipmentId === ids[0]);
    change({ selectedEquipmentId: one?.equipmentId ?? null });
  };
  const selectOnMap = (pressed: readonly Place[]) => {
    select(pressed.map(({ id }) => id));
    document.getElementById(`track-${pressed[0]?.id}`)?.scrollIntoView({ block: "nearest" });
  };
  const failed = [projects, people, equipment, positions].find((each) => each.error && !each.data);
  const tiles = { url: options.data?.tilesUrl ?? "", attribution: options.data?.tilesAttribution ?? "" };
  return (
    <AppPage title={t("track.title")} description={t("track.about")}>
      <Stack gap="md">
        {wasBroken && <Alert color="amber">{t("track.filtersReset")}</Alert>}
        <div className={classes.filters}>
          <MultiSelectField
            name="projectFilter"
            label={t("track.projectFilter")}
            placeholder={known.projectFilter.length === 0 ? t("track.all") : ""}
            value={known.projectFilter}
            onChange={(projectFilter) => change({ projectFilter: projectFilter.slice(0, MOST_PROJECTS) })}
            error={null}
            options={optionsOf.projects(choice)}
          />
          <MultiSelectField
            name="equipmentFilter"
            label={t("track.equipmentFilter")}
            placeholder={filters.equipmentFilter.length === 0 ? t("track.all") : ""}
            value={[...filters.equipmentFilter]}
            onChange={(equipmentFilter) => change({ equipmentFilter: equipmentFilter.slice(0, MOST_CATEGORIES) })}
            error={null}
            options={[...new Set([...(options.data?.categories ?? []), ...filters.equipmentFilter])].map((value) => ({
              value,
              label: value,
            }))}
          />
          <StateFilter value={filters.stateFilter} onChange={(stateFilter) => change({ stateFilter })} />
          {isManager && (
            <SwitchField
              name="positions"
              label={t("track.positions")}
              description={t("track.positionsHelp")}
              value={wantsPositions}
              onChange={setWantsPositions}
              error={null}
            />
          )}
        </div>
        {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
        {!failed && !(projects.data && equipment.data) && <LoadingState />}
        {!failed && projects.data && equipment.data && (
          <div className={classes.track}>
            <Suspense fallback={<div className={classes.map} />}>
              <TrackMap
                places={places}
                fences={fences}
                selectedIds={selectedIds}
                tiles={tiles}
                fitKey={JSON.stringify([known.projectFilter, filters.equipmentFilter, filters.stateFilter])}
                onSelect={selectOnMap}
              />
            </Suspense>
            <TrackList
              projects={projects.data}
              people={isManager ? (people.data ?? NOTHING) : undefined}
              positions={shownPositions ?? null}
              equipment={equipment.data}
              selectedIds={selectedIds}
              onSelect={(id) => select(selectedIds.has(id) ? [] : [id])}
            />
          </div>
        )}
        {places.length === 0 && projects.data && <Text c="dimmed">{t("track.nothingPlaced")}</Text>}
      </Stack>
    </AppPage>
  );
}
