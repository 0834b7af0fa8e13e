/** Colours for buttons, each readable with white text at 4.5:1 or more. */
export const SWATCHES = [
  { color: "#14634D", name: "button.green" },
  { color: "#0029A5", name: "button.blue" },
  { color: "#A02C18", name: "button.red" },
  { color: "#8F5800", name: "button.amber" },
  { color: "#5B3A8C", name: "button.purple" },
  { color: "#22607A", name: "button.teal" },
  { color: "#5B554A", name: "button.grey" },
] as const;

const LIGHT = "#ffffff";
const DARK = "#000000";

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** White or black, whichever reads better: one of them always reaches 4.5:1. */
export function textOn(color: string): string {
  return contrast(color, LIGHT) >= contrast(color, DARK) ? LIGHT : DARK;
}
