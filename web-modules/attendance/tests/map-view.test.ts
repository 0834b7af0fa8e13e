import type { Map as MapView } from "maplibre-gl";
import { expect, test, vi } from "vitest";
import type { Ring } from "../src/features/fence/corners";
import { newMap, recolour, showFences } from "../src/features/track/map-view";

const drawn = vi.hoisted(() => ({ fences: [] as unknown[], paints: [] as string[] }));

// What draws needs WebGL. This one loads when it is told, and has tiles under way ever after.
vi.mock("maplibre-gl", () => ({
  setWorkerUrl: () => undefined,
  NavigationControl: class {},
  ScaleControl: class {},
  Map: class {
    #waiting: (() => void)[] = [];
    touchZoomRotate = { disableRotation: () => undefined };
    addControl = () => undefined;
    isStyleLoaded = () => false;
    once = (_event: "load", then: () => void) => this.#waiting.push(then);
    load = () => {
      for (const then of this.#waiting.splice(0)) then();
    };
    getSource = () => ({
      setData: ({ features }: { features: { geometry: { coordinates: unknown[] } }[] }) =>
        drawn.fences.push(features.map(({ geometry }) => geometry.coordinates[0])),
    });
    setPaintProperty = (layer: string) => drawn.paints.push(layer);
  },
}));

const ring = (east: number): Ring => [
  [103.9, 1.4],
  [east, 1.4],
  [103.9, 1.402],
];

test("a fence that is moved while tiles are under way is drawn where it is by now", () => {
  const map = newMap({
    container: document.createElement("div"),
    tiles: { url: "", attribution: "" },
    colours: { land: "#eee", shore: "#ccc" },
    words: { map: "", zoomIn: "", zoomOut: "" },
  }) as MapView & { load: () => void };
  showFences(map, [ring(103.901)]);
  showFences(map, [ring(103.902)]);
  expect(drawn.fences).toEqual([]);
  map.load();
  expect(drawn.fences.at(-1)).toEqual([ring(103.902)]);
  showFences(map, [ring(103.903)]);
  expect(drawn.fences.at(-1)).toEqual([ring(103.903)]);
  recolour(map, { land: "#111", shore: "#222" });
  expect(drawn.paints).toEqual(["land", "shore"]);
});
