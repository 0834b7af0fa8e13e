import { drawStrokes, INK, type Stroke } from "@groundwork/kit/forms";

/** Of the picture: width by height; it is as much higher as ink was put lower, on the higher pad of a phone. */
const RATIO = 3;
const MARGIN = 0.02;
const PICTURE_WIDTH = 900;
const SCRIPT = '"Segoe Script", "Bradley Hand", "Snell Roundhand", "Apple Chancery", "Kaiti SC", KaiTi, cursive';

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
