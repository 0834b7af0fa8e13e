/** A corner of an area, or the middle of a circle. */
export interface Corner {
  latitude: number;
  longitude: number;
}

/** Longitude and latitude of each corner; it ends where it begins. */
export type Ring = readonly (readonly [number, number])[];

export const MOST_CORNERS = 100;
const DECIMALS = 6;
const METERS_A_DEGREE = 111_195;
const SIDES_OF_A_CIRCLE = 72;

const LINE = /^\(?\s*([-+−]?\d{1,3}(?:\.\d+)?)°?(?:\s*[,;]\s*|\s+)([-+−]?\d{1,3}(?:\.\d+)?)°?\s*\)?[,;]?$/;

export interface Written {
  corners: readonly Corner[];
  /** From 1: the first line that is no position. */
  wrongLine: number | null;
}

const degrees = (text: string): number => Number(Number(text.replace("−", "-")).toFixed(DECIMALS));

/** What somebody typed or pasted, a corner a line; closed at its end or not. */
export function cornersIn(text: string): Written {
  const corners: Corner[] = [];
  let wrongLine: number | null = null;
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const [, latitude, longitude] = LINE.exec(line.trim()) ?? [];
    const corner = latitude && longitude && { latitude: degrees(latitude), longitude: degrees(longitude) };
    if (corner && Math.abs(corner.latitude) <= 90 && Math.abs(corner.longitude) <= 180) corners.push(corner);
    else wrongLine ??= index + 1;
  }
  const [first, last] = [corners[0], corners.at(-1)];
  if (corners.length > 1 && first && last && isSame(first, last)) corners.pop();
  return { corners, wrongLine };
}

export function textOf(corners: readonly Corner[]): string {
  return corners
    .map(({ latitude, longitude }) => `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`)
    .join("\n");
}

const isSame = (one: Corner, other: Corner) => one.latitude === other.latitude && one.longitude === other.longitude;

type Flat = readonly [number, number];

/** In degrees of latitude, seen from one of them. */
function flat({ latitude, longitude }: Corner, from: Corner): Flat {
  const east = ((longitude - from.longitude + 540) % 360) - 180;
  return [east * Math.cos((from.latitude * Math.PI) / 180), latitude - from.latitude];
}

/** With one more corner, in the edge that is nearest to it. */
export function withCorner(corners: readonly Corner[], added: Corner): Corner[] {
  if (corners.length < 3) return [...corners, added];
  const at = corners.map((each) => flat(each, added));
  const distances = at.map((one, index) => toEdge(one, at[(index + 1) % at.length] ?? one));
  const nearest = distances.indexOf(Math.min(...distances));
  return [...corners.slice(0, nearest + 1), added, ...corners.slice(nearest + 1)];
}

function toEdge([x1, y1]: Flat, [x2, y2]: Flat): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length ? Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length)) : 0;
  return Math.hypot(x1 + dx * share, y1 + dy * share);
}

const turn = ([ax, ay]: Flat, [bx, by]: Flat, [cx, cy]: Flat) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** Whether two edges cross. The service looks closer, and has the last word. */
export function crossesItself(corners: readonly Corner[]): boolean {
  const first = corners[0];
  if (!first) return false;
  const at = corners.map((each) => flat(each, first));
  const edges = at.map((one, index) => [one, at[(index + 1) % at.length] ?? one] as const);
  return edges.some(([a, b], index) =>
    edges.some(([c, d], other) => {
      const isBeside = other - index < 2 || other - index === edges.length - 1;
      return !isBeside && turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
    }),
  );
}

const closed = (corners: readonly Corner[]): Ring =>
  [...corners, ...corners.slice(0, 1)].map(({ latitude, longitude }) => [longitude, latitude] as const);

function circle({ latitude, longitude }: Corner, meters: number): Ring {
  const north = meters / METERS_A_DEGREE;
  const east = north / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  return Array.from({ length: SIDES_OF_A_CIRCLE + 1 }, (_, side) => {
    const angle = (2 * Math.PI * side) / SIDES_OF_A_CIRCLE;
    return [longitude + east * Math.cos(angle), latitude + north * Math.sin(angle)] as const;
  });
}

interface Fenced {
  latitude: number | null;
  longitude: number | null;
  fenceRadiusMeters: number | null;
  /** Left out by a service of the release before. */
  fencePoints?: readonly Corner[] | null;
}

/** What is drawn of a project's fence: nothing or one ring. */
export function ringOf({ latitude, longitude, fenceRadiusMeters, fencePoints }: Fenced): Ring[] {
  if (fencePoints && fencePoints.length >= 3) return [closed(fencePoints)];
  if (!fenceRadiusMeters || latitude === null || longitude === null) return [];
  return [circle({ latitude, longitude }, fenceRadiusMeters)];
}
