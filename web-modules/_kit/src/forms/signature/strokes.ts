/** Drawing a signature. Points are shares of the pad's width, so that any canvas can show them. */

export interface Point {
  x: number;
  y: number;
}

export type Stroke = readonly Point[];

const PEN = 0.006;
/** Ink and paper in any colour scheme: a signature may be printed. */
export const INK = "#1b2430";
const PAPER = "#ffffff";

/** Curves through the middles between the points: a finger's few points become one smooth line. */
export function drawStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const scale = canvas.width;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = INK;
  context.fillStyle = INK;
  context.lineWidth = PEN * scale;
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const [first, ...rest] of strokes) {
    if (!first) continue;
    context.beginPath();
    context.moveTo(first.x * scale, first.y * scale);
    let last = first;
    for (const point of rest) {
      const middle = { x: (last.x + point.x) / 2, y: (last.y + point.y) / 2 };
      context.quadraticCurveTo(last.x * scale, last.y * scale, middle.x * scale, middle.y * scale);
      last = point;
    }
    // A dot is a line to itself.
    context.lineTo(last.x * scale, last.y * scale);
    context.stroke();
  }
}
