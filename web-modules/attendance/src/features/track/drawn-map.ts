import { LngLatBounds, type Map as MapView, Marker } from "maplibre-gl";
import type { Ring } from "../fence/corners";
import { type Colours, type MapParts, newMap, recolour, showFences } from "./map-view";
import { boundsOf, type Cluster, clustersOf, type Place } from "./places";

/** Places nearer to each other than this are one mark. */
const MARK_PIXELS = 30;
const PADDING = 64;
const ONE_PLACE_ZOOM = 15;
/** Machines and people of one place stand beside each other below its project. */
const OFFSETS: Readonly<Record<Cluster["kind"], [number, number]>> = {
  project: [0, 0],
  equipment: [-15, 15],
  person: [15, 15],
};

interface Parts extends MapParts {
  /** Draws the mark of a cluster: its kind and how many say the styles. */
  mark: (cluster: Cluster) => HTMLElement;
  onPressed: (cluster: Cluster) => void;
}

/** The map itself, beside React: it is told what to show, and tells what was pressed. */
export class DrawnMap {
  readonly #map: MapView;
  readonly #parts: Parts;
  #places: readonly Place[] = [];
  #markers: Marker[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#map = newMap(parts);
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

  recolour(colours: Colours): void {
    recolour(this.#map, colours);
  }

  showFences(rings: readonly Ring[]): void {
    showFences(this.#map, rings);
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
