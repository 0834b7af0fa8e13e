import { isRecord, lengthOf } from "./shape";

const MOST_DEPTH = 32;
const MOST_PARTS = 200_000;
const MOST_TEXT = 100_000;
/** From here on languages read numbers differently. */
const TOO_LARGE = 2 ** 53;

/** JSON of bounded depth and size whose texts a database can keep. Looked at without recursion: later code may recurse. */
export function isPlain(value: unknown): boolean {
  const waiting: [part: unknown, depth: number][] = [[value, 1]];
  let seen = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [part, depth] = next;
    seen += 1;
    if (depth > MOST_DEPTH || seen > MOST_PARTS || !isPlainPart(part)) return false;
    if (Array.isArray(part) || isRecord(part))
      for (const child of Object.values(part)) waiting.push([child, depth + 1]);
  }
  return true;
}

function isPlainPart(part: unknown): boolean {
  if (typeof part === "string") return isStorable(part);
  if (typeof part === "number") return Math.abs(part) < TOO_LARGE;
  if (isRecord(part)) return Object.keys(part).every(isStorable);
  return part === null || typeof part === "boolean" || Array.isArray(part);
}

/** No NUL, no half of a surrogate pair. */
function isStorable(text: string): boolean {
  return lengthOf(text) <= MOST_TEXT && !text.includes("\0") && text.isWellFormed();
}

/** Whether two pieces of JSON say the same; the order of keys says nothing. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((part, at) => sameJson(part, other[at]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => key in other && sameJson(one[key], other[key]))
  );
}
