import classes from "./drag.module.css";

/** Where something may be put down, with the line that says so on the screen. */
export interface Target<Spot> {
  spot: Spot;
  line: { left: number; top: number; width: number; height: number };
}

export interface Drag<Spot> {
  label: string;
  /** What scrolls while the pointer is near its edge. */
  scroller: () => HTMLElement | null;
  locate: (x: number, y: number) => Target<Spot> | null;
  drop: (spot: Spot) => void;
}

interface PointerLike {
  button: number;
  pointerId: number;
  clientX: number;
  clientY: number;
}

/** Below this a press is a click. */
const THRESHOLD = 5;
const EDGE = 56;
const FASTEST = 18;

/**
 * Follows a pressed pointer: mouse, pen or finger. Nothing is drawn by React meanwhile, so that a form of a thousand
 * fields is dragged over as smoothly as an empty one. Dropped outside or after Escape, nothing happens.
 */
export function beginDrag<Spot>(start: PointerLike, drag: Drag<Spot>): void {
  if (start.button !== 0) return;
  let point = { x: start.clientX, y: start.clientY };
  let target: Target<Spot> | null = null;
  let shown: { ghost: HTMLElement; line: HTMLElement } | null = null;
  let frame = 0;

  const draw = () => {
    frame = 0;
    if (!shown) return;
    const isScrolling = scrollNearEdge(drag.scroller(), point.y);
    target = drag.locate(point.x, point.y);
    shown.ghost.style.transform = `translate(${point.x + 12}px, ${point.y + 12}px)`;
    shown.line.hidden = target === null;
    if (target) placeLine(shown.line, target.line);
    if (isScrolling) frame = requestAnimationFrame(draw);
  };

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    point = { x: event.clientX, y: event.clientY };
    const isFar = Math.hypot(point.x - start.clientX, point.y - start.clientY) >= THRESHOLD;
    if (!shown && isFar) shown = show(drag.label);
    if (shown) {
      event.preventDefault();
      frame ||= requestAnimationFrame(draw);
    }
  };

  const end = (event?: Event) => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", end);
    window.removeEventListener("keydown", cancel, true);
    cancelAnimationFrame(frame);
    if (!shown) return;
    shown.ghost.remove();
    shown.line.remove();
    document.documentElement.classList.remove(classes.dragging ?? "");
    if (event?.type === "pointerup") swallowClick();
  };

  const up = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const wasDragged = shown !== null;
    if (wasDragged) target = drag.locate(event.clientX, event.clientY);
    end(event);
    if (wasDragged && target) drag.drop(target.spot);
  };

  const cancel = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !shown) return;
    event.stopPropagation();
    end();
  };

  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", end);
  window.addEventListener("keydown", cancel, true);
}

function show(label: string): { ghost: HTMLElement; line: HTMLElement } {
  const ghost = document.createElement("div");
  ghost.className = classes.ghost ?? "";
  ghost.textContent = label;
  const line = document.createElement("div");
  line.className = classes.line ?? "";
  line.hidden = true;
  for (const each of [ghost, line]) each.ariaHidden = "true";
  document.body.append(ghost, line);
  document.documentElement.classList.add(classes.dragging ?? "");
  return { ghost, line };
}

function placeLine(line: HTMLElement, { left, top, width, height }: Target<unknown>["line"]): void {
  line.style.transform = `translate(${left}px, ${top}px)`;
  line.style.width = `${width}px`;
  line.style.height = `${height}px`;
}

function scrollNearEdge(scroller: HTMLElement | null, y: number): boolean {
  if (!scroller) return false;
  const { top, bottom } = scroller.getBoundingClientRect();
  const above = top + EDGE - y;
  const under = y - (bottom - EDGE);
  const near = Math.max(above, under);
  if (near <= 0) return false;
  const before = scroller.scrollTop;
  scroller.scrollTop += (above > under ? -1 : 1) * Math.min(FASTEST, near / 3);
  return scroller.scrollTop !== before;
}

/** The press that ended a drag is no click on what lies below. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
