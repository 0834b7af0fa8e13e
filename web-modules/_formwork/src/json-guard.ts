import { isRecord, lengthOf } from "./shape";

const MOST_DEPTH = 32;
const MOST_PARTS = 200_000;
const MOST_TEXT = 100_000;
const MOST_INTEGER = 2 ** 53;

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
  if (typeof part === "number")
    return Number.isFinite(part) && !(Number.isInteger(part) && Math.abs(part) > MOST_INTEGER);
  if (isRecord(part)) return Object.keys(part).every(isStorable);
  return part === null || typeof part === "boolean" || Array.isArray(part);
}

/** No NUL, no half of a surrogate pair. */
function isStorable(text: string): boolean {
  return lengthOf(text) <= MOST_TEXT && !text.includes("\0") && text.isWellFormed();
}
