import { type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import classes from "./signature-pad.module.css";
import { drawStrokes, type Point, type Stroke } from "./strokes";

export interface SignaturePadProps {
  /** What it is, for who does not see it. */
  label: string;
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
}

/** Where one signs with a finger, a pen or the mouse. */
export function SignaturePad({ label, strokes, onStrokes }: SignaturePadProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** The line being drawn: kept aside, for moving the pen must not draw the page again. */
  const current = useRef<Point[] | null>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const fit = () => {
      element.width = Math.max(1, Math.round(element.clientWidth * devicePixelRatio));
      element.height = Math.max(1, Math.round(element.clientHeight * devicePixelRatio));
      drawStrokes(element, strokes);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [strokes]);

  const pointsOf = (event: PointerEvent<HTMLCanvasElement>): Point[] => {
    const box = event.currentTarget.getBoundingClientRect();
    const native = event.nativeEvent;
    // A fast hand moves several times between two pictures of the screen.
    const moves = native.getCoalescedEvents?.() ?? [];
    // A pad is wider than high: what is higher lies on its side, a quarter turn to the right.
    const isTurned = box.height > box.width;
    return (moves.length > 0 ? moves : [native]).map((move) =>
      isTurned
        ? { x: (move.clientY - box.top) / box.height, y: (box.right - move.clientX) / box.height }
        : { x: (move.clientX - box.left) / box.width, y: (move.clientY - box.top) / box.width },
    );
  };
  const draw = () => {
    if (canvas.current && current.current) drawStrokes(canvas.current, [...strokes, current.current]);
  };
  const end = () => {
    if (current.current) onStrokes([...strokes, current.current]);
    current.current = null;
  };
  return (
    <canvas
      ref={canvas}
      className={classes.pad}
      role="img"
      aria-label={label}
      // Where one is led to sign: the box for the name would open a keyboard over it.
      tabIndex={-1}
      onPointerDown={(event) => {
        if (event.button !== 0 || current.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        current.current = pointsOf(event);
        draw();
      }}
      onPointerMove={(event) => {
        if (!current.current) return;
        current.current.push(...pointsOf(event));
        draw();
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
