/** Drawing a signature. Points are shares of the pad's width, so that any canvas can show them. */

export interface Point {
  x: number;
  y: number;
}

export type Stroke = readonly Point[];

/** Of the picture: width by height; it is as much higher as ink was put lower, on the higher pad of a phone. */
const RATIO = 3;
const MARGIN = 0.02;
const PICTURE_WIDTH = 900;
const PEN = 0.006;
/** Ink and paper in any colour scheme: the picture is printed. */
const INK = "#1b2430";
const PAPER = "#ffffff";
const SCRIPT = '"Segoe Script", "Bradley Hand", "Snell Roundhand", "Apple Chancery", "Kaiti SC", KaiTi, cursive';

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

/** The name in handwriting, as large as fits. */
function drawName(canvas: HTMLCanvasElement, name: string): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  drawStrokes(canvas, []);
  context.fillStyle = INK;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const most = canvas.height * 0.5;
  context.font = `italic ${most}px ${SCRIPT}`;
  const fit = (canvas.width * 0.9) / Math.max(1, context.measureText(name).width);
  context.font = `italic ${most * Math.min(1, fit)}px ${SCRIPT}`;
  context.fillText(name, canvas.width / 2, canvas.height / 2);
}

/** The picture that is kept: of the strokes, or of the name when nothing was drawn. At once, for a pen that was just put down may be followed by a press on "Submit". */
export function signaturePicture(strokes: readonly Stroke[], name: string, fileName: string): File {
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE_WIDTH;
  const lowest = Math.max(0, ...strokes.flatMap((stroke) => stroke.map((point) => point.y + MARGIN)));
  canvas.height = Math.round(PICTURE_WIDTH * Math.min(1, Math.max(1 / RATIO, lowest)));
  if (strokes.length > 0) drawStrokes(canvas, strokes);
  else drawName(canvas, name);
  const [head = "", data = ""] = canvas.toDataURL("image/png").split(",");
  if (!head.startsWith("data:image/png")) throw new Error("This browser makes no picture of the signature");
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new File([bytes], `${fileName}.png`, { type: "image/png" });
}
