/** What the colour of a button says; the same as `formwork.workflow.tone`. */
const RED_WITHIN = 20;
/** Paler than this it is a grey, whatever its hue. */
const LEAST_SATURATION = 0.35;

export function isRed(color: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread === 0 || most !== red) return false;
  const lightness = most - spread / 2;
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  // From red, in degrees: to yellow or to magenta.
  return saturation >= LEAST_SATURATION && Math.abs((60 * (green - blue)) / spread) <= RED_WITHIN;
}
