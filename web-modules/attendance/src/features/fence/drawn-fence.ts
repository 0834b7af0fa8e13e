import { LngLatBounds, type Map as MapView, Marker } from "maplibre-gl";
import { type MapParts, newMap, showFences, TILES } from "../track/map-view";
import { boundsOf } from "../track/places";
import type { Corner, Ring } from "./corners";

const PADDING = 48;
const CLOSEST = 17;
const DECIMALS = 6;

interface Parts extends MapParts {
  /** Draws the handle of a corner. */
  handle: () => HTMLElement;
  /** Whether the pictures behind it come: they are of another house, and may be away. */
  onTiles: (come: boolean) => void;
  onAdd: (corner: Corner) => void;
  onMove: (index: number, corner: Corner) => void;
  onRemove: (index: number) => void;
}

const cornerAt = ({ lat, lng }: { lat: number; lng: number }): Corner => ({
  latitude: Number(lat.toFixed(DECIMALS)),
  // Whoever turned the map once around the world still means the same place.
  longitude: Number((((((lng + 180) % 360) + 360) % 360) - 180).toFixed(DECIMALS)),
});

const isOfTiles = (event: object): boolean => "sourceId" in event && event.sourceId === TILES;

/** The map of a fence: it shows the ring, and says which corner was added, moved or removed. */
export class DrawnFence {
  readonly #map: MapView;
  readonly #parts: Parts;
  #markers: Marker[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#map = newMap(parts);
    // A fault of one picture is told with the source that it is of.
    this.#map.on("error", (event) => isOfTiles(event) && parts.onTiles(false));
    this.#map.on("data", (event) => isOfTiles(event) && "tile" in event && event.tile && parts.onTiles(true));
    this.#map.on("click", ({ lngLat }) => parts.onAdd(cornerAt(lngLat)));
  }

  show(rings: readonly Ring[], corners: readonly Corner[]): void {
    showFences(this.#map, rings);
    for (const marker of this.#markers) marker.remove();
    this.#markers = corners.map(({ latitude, longitude }, index) => {
      const element = this.#parts.handle();
      const marker = new Marker({ element, draggable: true }).setLngLat([longitude, latitude]).addTo(this.#map);
      let wasDragged = false;
      marker.on("dragend", () => {
        wasDragged = true;
        this.#parts.onMove(index, cornerAt(marker.getLngLat()));
      });
      element.addEventListener("click", (event) => {
        event.stopPropagation();
        if (!wasDragged) this.#parts.onRemove(index);
      });
      return marker;
    });
  }

  fit(rings: readonly Ring[]): void {
    const bounds = boundsOf(rings.flat().map(([longitude, latitude]) => ({ longitude, latitude })));
    if (!bounds) return;
    this.#map.fitBounds(new LngLatBounds(bounds), { padding: PADDING, maxZoom: CLOSEST, animate: false });
  }

  remove(): void {
    this.#map.remove();
  }
}
