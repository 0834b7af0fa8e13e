import { expect, test } from "vitest";
import { boundsOf, clustersOf, type Place, placesOf } from "../src/features/track/places";
import { equipment, person, position, project } from "./track";

test("only what has a place of its own is drawn, and nobody where they are merely thought to be", () => {
  const nowhere = { ...project, projectId: "tower", latitude: null, longitude: null };
  const places = placesOf({
    projects: [project, nowhere],
    people: [person, { ...person, ownerUserId: "other" }],
    positions: [position],
    equipment: [{ ...equipment, latitude: null, longitude: null }],
  });
  expect(places.map(({ kind, name }) => [kind, name])).toEqual([
    ["project", "Jetty 4"],
    ["person", "Tan Bo"],
  ]);
});

const place = (id: string, kind: Place["kind"], longitude: number): Place => ({
  id,
  kind,
  name: id,
  longitude,
  latitude: 1,
});
const drawnAt = ({ longitude }: Place) => ({ x: longitude * 10, y: 0 });

test("what would be drawn over each other is one mark, each kind by itself", () => {
  const places = [
    place("a", "equipment", 0),
    place("b", "equipment", 1),
    place("c", "person", 0),
    place("d", "equipment", 9),
  ];
  const clusters = clustersOf(places, drawnAt, 30);
  expect(clusters.map(({ members }) => members.map(({ id }) => id))).toEqual([["a", "b"], ["c"], ["d"]]);
  expect(clusters[0]).toMatchObject({ kind: "equipment", longitude: 0.5, latitude: 1 });
});

test("bounds hold all of them, and there are none of nothing", () => {
  expect(boundsOf([place("a", "person", 3), place("b", "person", -2)])).toEqual([-2, 1, 3, 1]);
  expect(boundsOf([])).toBeNull();
});
