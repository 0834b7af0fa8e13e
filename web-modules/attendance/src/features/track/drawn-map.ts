import "maplibre-gl/dist/maplibre-gl.css";
import {
  LngLatBounds,
  Map as MapView,
  Marker,
  NavigationControl,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from "maplibre-gl";
import { feature } from "topojson-client";
import land from "world-atlas/land-50m.json";
import { boundsOf, type Cluster, clustersOf, type Place } from "./places";

// A file of our own origin: the content security policy lets nothing else run.
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);

/** Places nearer to each other than this are one mark. */
const MARK_PIXELS = 30;
const PADDING = 64;
/** Nearer than this an outline of the world says nothing; pictures of a map do. */
const CLOSEST = 18;
const ONE_PLACE_ZOOM = 15;
/** Machines and people of one place stand beside each other below its project. */
const OFFSETS: Readonly<Record<Cluster["kind"], [number, number]>> = {
  project: [0, 0],
  equipment: [-15, 15],
  person: [15, 15],
};

export interface Colours {
  land: string;
  shore: string;
}

export interface MapWords {
  map: string;
  zoomIn: string;
  zoomOut: string;
}

interface Parts {
  container: HTMLElement;
  tiles: { url: string; attribution: string };
  colours: Colours;
  words: MapWords;
  /** Draws the mark of a cluster: its kind and how many say the styles. */
  mark: (cluster: Cluster) => HTMLElement;
  onPressed: (cluster: Cluster) => void;
}

function styleOf({ tiles, colours }: Parts): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: "geojson", data: feature(land, land.objects.land), attribution: "" },
      ...(tiles.url && {
        tiles: { type: "raster", tiles: [tiles.url], tileSize: 256, maxzoom: 19, attribution: tiles.attribution },
      }),
    },
    layers: [
      { id: "land", type: "fill", source: "land", paint: { "fill-color": colours.land } },
      { id: "shore", type: "line", source: "land", paint: { "line-color": colours.shore } },
      ...(tiles.url ? [{ id: "tiles", type: "raster" as const, source: "tiles" }] : []),
    ],
  };
}

/** The map itself, beside React: it is told what to show, and tells what was pressed. */
export class DrawnMap {
  readonly #map: MapView;
  readonly #parts: Parts;
  #places: readonly Place[] = [];
  #markers: Marker[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#map = new MapView({
      container: parts.container,
      style: styleOf(parts),
      attributionControl: parts.tiles.url ? { compact: false } : false,
      maxZoom: CLOSEST,
      // North is up, and the ground flat: nobody on a site turns a map by accident.
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      locale: {
        "Map.Title": parts.words.map,
        "NavigationControl.ZoomIn": parts.words.zoomIn,
        "NavigationControl.ZoomOut": parts.words.zoomOut,
      },
    });
    this.#map.touchZoomRotate.disableRotation();
    this.#map.addControl(new NavigationControl({ showCompass: false }), "top-right");
    this.#map.addControl(new ScaleControl({ maxWidth: 120 }), "bottom-left");
    this.#map.on("zoomend", () => this.#draw());
  }

  show(places: readonly Place[]): void {
    this.#places = places;
    this.#draw();
  }

  /** All of them in sight; a single one from near. */
  fit(places: readonly Pick<Place, "longitude" | "latitude">[], isMoving: boolean): void {
    const bounds = boundsOf(places);
    if (!bounds) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const animate = isMoving && !calm;
    this.#map.fitBounds(new LngLatBounds(bounds), { padding: PADDING, maxZoom: ONE_PLACE_ZOOM, animate });
    this.#draw();
  }

  recolour({ land: ground, shore }: Colours): void {
    const paint = () => {
      this.#map.setPaintProperty("land", "fill-color", ground);
      this.#map.setPaintProperty("shore", "line-color", shore);
    };
    if (this.#map.isStyleLoaded()) paint();
    else this.#map.once("load", paint);
  }

  remove(): void {
    this.#map.remove();
  }

  #draw(): void {
    for (const marker of this.#markers) marker.remove();
    const clusters = clustersOf(
      this.#places,
      ({ longitude, latitude }) => this.#map.project([longitude, latitude]),
      MARK_PIXELS,
    );
    this.#markers = clusters.map((cluster) => {
      const element = this.#parts.mark(cluster);
      element.addEventListener("click", () => this.#parts.onPressed(cluster));
      const { kind } = cluster;
      return new Marker({ element, anchor: kind === "project" ? "bottom" : "center", offset: OFFSETS[kind] })
        .setLngLat([cluster.longitude, cluster.latitude])
        .addTo(this.#map);
    });
  }
}
