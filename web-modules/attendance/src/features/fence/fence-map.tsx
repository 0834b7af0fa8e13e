import { useColorScheme } from "@groundwork/kit";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../../messages";
import track from "../track/track.module.css";
import { type Corner, type Ring, withCorner } from "./corners";
import { DrawnFence } from "./drawn-fence";
import classes from "./fence.module.css";

export interface FenceMapProps {
  rings: readonly Ring[];
  /** Those that can be moved; none where there is nothing to draw. */
  corners: readonly Corner[];
  /** What is in sight at first. */
  around: readonly Ring[];
  tiles: { url: string; attribution: string };
  /** Null where nothing is drawn on it. */
  onCorners: ((corners: readonly Corner[]) => void) | null;
}

const colourOf = (element: Element | null) => (element ? getComputedStyle(element).backgroundColor : "#888888");

/** Corners by pointer; the list of them beside the map says the same by keyboard. */
export default function FenceMap({ rings, corners, around, tiles, onCorners }: FenceMapProps): ReactNode {
  const t = messages.useT();
  const frame = useRef<HTMLDivElement>(null);
  const [land, shore] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)];
  const drawn = useRef<DrawnFence | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [hasNoTiles, setNoTiles] = useState(false);
  const { colorScheme } = useColorScheme();
  const latest = useRef({ corners, around, onCorners });
  latest.current = { corners, around, onCorners };
  const [map, zoomIn, zoomOut] = [t("fence.map"), t("track.zoomIn"), t("track.zoomOut")];
  const { url, attribution } = tiles;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are those of the scheme
  useEffect(() => {
    if (!frame.current) return;
    const told = (change: (before: readonly Corner[]) => readonly Corner[]) =>
      latest.current.onCorners?.(change(latest.current.corners));
    try {
      const made = new DrawnFence({
        container: frame.current,
        tiles: { url, attribution },
        colours: { land: colourOf(land.current), shore: colourOf(shore.current) },
        words: { map, zoomIn, zoomOut },
        handle: () => {
          const element = document.createElement("div");
          element.className = classes.handle ?? "";
          return element;
        },
        onTiles: (come) => setNoTiles(!come),
        onAdd: (corner) => told((before) => withCorner(before, corner)),
        onMove: (index, corner) => told((before) => before.with(index, corner)),
        onRemove: (index) => told((before) => before.toSpliced(index, 1)),
      });
      made.fit(latest.current.around);
      drawn.current = made;
      return () => {
        drawn.current = null;
        made.remove();
      };
    } catch {
      // A browser without WebGL: the corners are written all the same.
      setFailed(true);
      return undefined;
    }
  }, [url, attribution, map, zoomIn, zoomOut, colorScheme]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also after the map was made anew
  useEffect(() => drawn.current?.show(rings, corners), [rings, corners, url, map, colorScheme]);

  return (
    <div className={`${track.map} ${classes.map}`}>
      <span ref={land} className={track.land} />
      <span ref={shore} className={track.shore} />
      {hasNoTiles && (
        <p className={classes.noTiles} role="status">
          {t("fence.noTiles")}
        </p>
      )}
      {hasFailed ? <p className={track.noMap}>{t("track.noMap")}</p> : <div ref={frame} className={track.frame} />}
    </div>
  );
}
