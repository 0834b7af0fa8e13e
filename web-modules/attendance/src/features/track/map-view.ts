import "maplibre-gl/dist/maplibre-gl.css";
import {
  type GeoJSONSource,
  Map as MapView,
  NavigationControl,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from "maplibre-gl";
import { feature } from "topojson-client";
import land from "world-atlas/land-50m.json";
import type { Ring } from "../fence/corners";

// A file of our own origin: the content security policy lets nothing else run.
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);

/** Nearer than this an outline of the world says nothing; pictures of a map do. */
const CLOSEST = 18;
const FENCES = "fences";
export const TILES = "tiles";
const FENCE_COLOUR = "#1b6b52";

export interface Colours {
  land: string;
  shore: string;
}

export interface MapWords {
  map: string;
  zoomIn: string;
  zoomOut: string;
}

export interface MapParts {
  container: HTMLElement;
  tiles: { url: string; attribution: string };
  colours: Colours;
  words: MapWords;
}

const areas = (rings: readonly Ring[]) => ({
  type: "FeatureCollection" as const,
  features: rings.map((ring) => ({
    type: "Feature" as const,
    properties: {},
    geometry: { type: "Polygon" as const, coordinates: [ring.map(([longitude, latitude]) => [longitude, latitude])] },
  })),
});

function styleOf({ tiles, colours }: MapParts): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: "geojson", data: feature(land, land.objects.land), attribution: "" },
      [FENCES]: { type: "geojson", data: areas([]) },
      ...(tiles.url && {
        [TILES]: { type: "raster", tiles: [tiles.url], tileSize: 256, maxzoom: 19, attribution: tiles.attribution },
      }),
    },
    layers: [
      { id: "land", type: "fill", source: "land", paint: { "fill-color": colours.land } },
      { id: "shore", type: "line", source: "land", paint: { "line-color": colours.shore } },
      ...(tiles.url ? [{ id: TILES, type: "raster" as const, source: TILES }] : []),
      { id: "fences", type: "fill", source: FENCES, paint: { "fill-color": FENCE_COLOUR, "fill-opacity": 0.18 } },
      { id: "edges", type: "line", source: FENCES, paint: { "line-color": FENCE_COLOUR, "line-width": 2 } },
    ],
  };
}

/** Asked whether its style is loaded, a map says no whenever tiles or what was drawn last are under way; `load` comes
 * once. */
const loaded = new WeakSet<MapView>();

/** A map as all of ours are: north is up and the ground flat, as nobody on a site turns a map by accident. */
export function newMap(parts: MapParts): MapView {
  const { container, tiles, words } = parts;
  const map = new MapView({
    container,
    style: styleOf(parts),
    attributionControl: tiles.url ? { compact: false } : false,
    maxZoom: CLOSEST,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: {
      "Map.Title": words.map,
      "NavigationControl.ZoomIn": words.zoomIn,
      "NavigationControl.ZoomOut": words.zoomOut,
    },
  });
  map.once("load", () => loaded.add(map));
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), "top-right");
  map.addControl(new ScaleControl({ maxWidth: 120 }), "bottom-left");
  return map;
}

function whenReady(map: MapView, then: () => void): void {
  if (loaded.has(map)) then();
  else map.once("load", then);
}

export function recolour(map: MapView, { land: ground, shore }: Colours): void {
  whenReady(map, () => {
    map.setPaintProperty("land", "fill-color", ground);
    map.setPaintProperty("shore", "line-color", shore);
  });
}

/** Draws the fences of sites below all marks. */
export function showFences(map: MapView, rings: readonly Ring[]): void {
  whenReady(map, () => map.getSource<GeoJSONSource>(FENCES)?.setData(areas(rings)));
}
