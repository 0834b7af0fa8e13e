import { useColorScheme, useMediaQuery } from "@groundwork/kit";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../../messages";
import type { Ring } from "../fence/corners";
import { DrawnMap } from "./drawn-map";
import type { Cluster, Place } from "./places";
import classes from "./track.module.css";

export interface TrackMapProps {
  places: readonly Place[];
  fences: readonly Ring[];
  selectedIds: ReadonlySet<string>;
  tiles: { url: string; attribution: string };
  /** Another one: the map shows all places anew. */
  fitKey: string;
  onSelect: (places: readonly Place[]) => void;
}

const colourOf = (element: Element | null) => (element ? getComputedStyle(element).backgroundColor : "#888888");

/** A mark is pressed by pointer alone: the list beside the map says the same by keyboard. */
function markOf({ kind, members }: Cluster, selectedIds: ReadonlySet<string>): HTMLElement {
  const element = document.createElement("div");
  element.className = classes.mark ?? "";
  element.dataset.ids = members.map((each) => each.id).join(" ");
  element.title = members.map((each) => each.name).join(", ");
  element.setAttribute("aria-hidden", "true");
  element.toggleAttribute(
    "data-selected",
    members.some((each) => selectedIds.has(each.id)),
  );
  // The map moves the outer element; what is inside may be turned.
  const shape = document.createElement("span");
  shape.className = classes[kind] ?? "";
  const count = document.createElement("span");
  if (members.length > 1) count.textContent = String(members.length);
  shape.append(count);
  element.append(shape);
  return element;
}

export default function TrackMap({ places, fences, selectedIds, tiles, fitKey, onSelect }: TrackMapProps): ReactNode {
  const t = messages.useT();
  const frame = useRef<HTMLDivElement>(null);
  const land = useRef<HTMLSpanElement>(null);
  const shore = useRef<HTMLSpanElement>(null);
  const drawn = useRef<DrawnMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { colorScheme } = useColorScheme();
  const isDark = useMediaQuery("(prefers-color-scheme: dark)");
  const pressed = useRef(onSelect);
  pressed.current = onSelect;
  const chosen = useRef(selectedIds);
  chosen.current = selectedIds;
  const [map, zoomIn, zoomOut] = [t("track.map"), t("track.zoomIn"), t("track.zoomOut")];
  const { url, attribution } = tiles;

  useEffect(() => {
    if (!frame.current) return;
    try {
      const made = new DrawnMap({
        container: frame.current,
        tiles: { url, attribution },
        colours: { land: colourOf(land.current), shore: colourOf(shore.current) },
        words: { map, zoomIn, zoomOut },
        mark: (cluster) => markOf(cluster, chosen.current),
        onPressed: ({ members }) => {
          pressed.current(members);
          if (members.length > 1) made.fit(members, true);
        },
      });
      drawn.current = made;
      return () => {
        drawn.current = null;
        made.remove();
      };
    } catch {
      // A browser without WebGL: the list has it all.
      setFailed(true);
      return undefined;
    }
  }, [url, attribution, map, zoomIn, zoomOut]);

  // Also after the map was made anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words and pictures of a map make it anew
  useEffect(() => drawn.current?.show(places), [places, url, attribution, map]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words and pictures of a map make it anew
  useEffect(() => drawn.current?.showFences(fences), [fences, url, attribution, map]);

  const latest = useRef(places);
  latest.current = places;
  const hasPlaces = places.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: not with every move of somebody, but when others are shown
  useEffect(() => drawn.current?.fit(latest.current, false), [fitKey, hasPlaces, url, attribution, map]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are those of the scheme
  useEffect(() => {
    drawn.current?.recolour({ land: colourOf(land.current), shore: colourOf(shore.current) });
  }, [colorScheme, isDark]);

  useEffect(() => {
    const found = latest.current.filter(({ id }) => selectedIds.has(id));
    if (found.length === 1) drawn.current?.fit(found, true);
    else drawn.current?.show(latest.current);
  }, [selectedIds]);

  return (
    <div className={classes.map}>
      <span ref={land} className={classes.land} />
      <span ref={shore} className={classes.shore} />
      {hasFailed ? <p className={classes.noMap}>{t("track.noMap")}</p> : <div ref={frame} className={classes.frame} />}
    </div>
  );
}
