import type { TrackEquipment, TrackPerson, TrackPosition, TrackProject } from "./api";

export type PlaceKind = "project" | "person" | "equipment";

/** Something with a place on the map. */
export interface Place {
  /** Of the project, the person or the equipment. */
  id: string;
  kind: PlaceKind;
  name: string;
  longitude: number;
  latitude: number;
}

/** Places of one kind that lie on each other as the map is drawn. */
export interface Cluster {
  kind: PlaceKind;
  members: readonly Place[];
  longitude: number;
  latitude: number;
}

interface Tracked {
  projects: readonly TrackProject[];
  people: readonly TrackPerson[];
  positions: readonly TrackPosition[];
  equipment: readonly TrackEquipment[];
}

/** Only what has a place of its own: nobody is drawn where they are merely thought to be. */
export function placesOf({ projects, people, positions, equipment }: Tracked): Place[] {
  const names = new Map(people.map(({ ownerUserId, person }) => [ownerUserId, person?.fullName ?? ""]));
  const sites = projects.map(({ projectId, ...each }) => ({ ...each, id: projectId, kind: "project" as const }));
  const pressed = positions.map(({ ownerUserId, latitude, longitude }) => ({
    id: ownerUserId,
    kind: "person" as const,
    name: names.get(ownerUserId) ?? "",
    latitude,
    longitude,
  }));
  const machines = equipment.map(({ equipmentId, ...each }) => ({
    ...each,
    id: equipmentId,
    kind: "equipment" as const,
  }));
  return [...sites, ...machines, ...pressed].flatMap(({ id, kind, name, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, kind, name, latitude, longitude }],
  );
}

/** What would be drawn over each other is one mark with a count. */
export function clustersOf(
  places: readonly Place[],
  drawnAt: (place: Place) => { x: number; y: number },
  radius: number,
): Cluster[] {
  const found: { kind: PlaceKind; x: number; y: number; members: Place[] }[] = [];
  for (const place of places) {
    const { x, y } = drawnAt(place);
    const near = found.find((each) => each.kind === place.kind && Math.hypot(each.x - x, each.y - y) <= radius);
    if (near) near.members.push(place);
    else found.push({ kind: place.kind, x, y, members: [place] });
  }
  const middle = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  return found.map(({ kind, members }) => ({
    kind,
    members,
    longitude: middle(members.map((each) => each.longitude)),
    latitude: middle(members.map((each) => each.latitude)),
  }));
}

/** West, south, east, north of them; null of none. */
export function boundsOf(
  places: readonly Pick<Place, "longitude" | "latitude">[],
): [number, number, number, number] | null {
  if (places.length === 0) return null;
  const longitudes = places.map((each) => each.longitude);
  const latitudes = places.map((each) => each.latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
