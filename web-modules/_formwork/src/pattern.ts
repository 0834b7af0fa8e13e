/**
 * Patterns that a text must have, as [A-Z]{2}-[0-9]{4}: a part of regular expressions, and of their signs only. What a
 * form's author writes is never handed to an engine that goes back and tries again: here every character is looked at
 * once for each piece, in Python (`formwork/pattern.py`) and in TypeScript alike.
 */

export const MOST_PATTERN = 200;
const MOST_PIECES = 40;
const MOST_TIMES = 100;

type Ranges = readonly (readonly [number, number])[];

interface Piece {
  ranges: Ranges;
  isNegated: boolean;
  least: number;
  /** null: as often as one likes. */
  most: number | null;
}

export type Pattern = readonly (readonly Piece[])[];

const DIGITS: Ranges = [[0x30, 0x39]];
const CLASSES: Readonly<Record<string, Ranges>> = {
  d: DIGITS,
  w: [...DIGITS, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]],
  s: [
    [0x09, 0x0d],
    [0x20, 0x20],
    [0xa0, 0xa0],
    [0x3000, 0x3000],
  ],
};
const SIGNS = "()[]{}*+?|^$\\";
const TIMES = /^\{(\d{1,3})(,(\d{1,3})?)?\}/;

/** Its alternatives; null for what is none of ours. */
export function readPattern(written: string): Pattern | null {
  const start = written.startsWith("^") ? 1 : 0;
  const isEnded = written.endsWith("$") && !written.endsWith("\\$") && written.length > start;
  const text = Array.from(written.slice(start, isEnded ? -1 : undefined));
  const alternatives: Piece[][] = [[]];
  let at = 0;
  while (at < text.length) {
    if (text[at] === "|") {
      alternatives.push([]);
      at += 1;
      continue;
    }
    const atom = readAtom(text, at);
    const times = atom && readTimes(text, atom.at);
    if (!times) return null;
    alternatives.at(-1)?.push({
      ranges: atom.ranges,
      isNegated: atom.isNegated,
      least: times.least,
      most: times.most,
    });
    at = times.at;
  }
  const isTooLong = alternatives.flat().length > MOST_PIECES;
  return isTooLong || alternatives.some((pieces) => pieces.length === 0) ? null : alternatives;
}

/** The whole of it. */
export function fitsPattern(pattern: Pattern, text: string): boolean {
  const codes = Array.from(text, codeOf);
  return pattern.some((pieces) => reachesTheEnd(pieces, codes));
}

function reachesTheEnd(pieces: readonly Piece[], codes: readonly number[]): boolean {
  // A bit for each place that may have been reached.
  let places = 1n;
  for (const piece of pieces) {
    const mask = maskOf(piece, codes);
    for (let times = 0; times < piece.least; times += 1) places = (places & mask) << 1n;
    if (piece.most === null) {
      // Adding carries through a run of characters that fit: all of its places at once.
      const starts = places & mask;
      places |= ((starts + mask) ^ mask) | starts;
    } else for (let times = piece.least; times < piece.most; times += 1) places |= (places & mask) << 1n;
    if (places === 0n) return false;
  }
  return ((places >> BigInt(codes.length)) & 1n) === 1n;
}

/** A bit for each character that fits. */
function maskOf({ ranges, isNegated }: Piece, codes: readonly number[]): bigint {
  const bits = codes.map((code) =>
    ranges.some(([low, high]) => low <= code && code <= high) !== isNegated ? "1" : "0",
  );
  return BigInt(`0b${bits.reverse().join("") || "0"}`);
}

interface Atom {
  ranges: Ranges;
  isNegated: boolean;
  at: number;
}

function readAtom(text: readonly string[], at: number): Atom | null {
  const sign = text[at] ?? "";
  if (sign === ".") return { ranges: [], isNegated: true, at: at + 1 };
  if (sign === "\\") return readEscaped(text, at);
  if (sign === "[") return readSet(text, at + 1);
  return SIGNS.includes(sign) ? null : { ranges: [one(sign)], isNegated: false, at: at + 1 };
}

function readEscaped(text: readonly string[], at: number): Atom | null {
  const sign = text[at + 1] ?? "";
  const known = CLASSES[sign.toLowerCase()];
  if (known) return { ranges: known, isNegated: sign !== sign.toLowerCase(), at: at + 2 };
  return sign === "" || /^[A-Za-z0-9]$/.test(sign) ? null : { ranges: [one(sign)], isNegated: false, at: at + 2 };
}

function readSet(text: readonly string[], from: number): Atom | null {
  const isNegated = text[from] === "^";
  const ranges: (readonly [number, number])[] = [];
  let at = isNegated ? from + 1 : from;
  while (at < text.length && text[at] !== "]") {
    const member = readMember(text, at);
    const found = member && readRange(text, member);
    if (!found) return null;
    ranges.push(...found.ranges);
    at = found.at;
  }
  return ranges.length > 0 && at < text.length ? { ranges, isNegated, at: at + 1 } : null;
}

/** From one member to another where a hyphen stands between them; else that member. */
function readRange(text: readonly string[], low: Atom): Atom | null {
  const [first] = low.ranges;
  const isOne = low.ranges.length === 1 && first !== undefined && first[0] === first[1];
  const end = text[low.at + 1];
  if (!isOne || text[low.at] !== "-" || end === "]" || end === undefined) return low;
  const high = readMember(text, low.at + 1);
  const last = high?.ranges.length === 1 ? high.ranges[0] : undefined;
  return high && last && last[0] >= first[0] ? { ...high, ranges: [[first[0], last[1]]] } : null;
}

function readMember(text: readonly string[], at: number): Atom | null {
  const sign = text[at] ?? "";
  if (sign !== "\\") return sign === "[" ? null : { ranges: [one(sign)], isNegated: false, at: at + 1 };
  const found = readEscaped(text, at);
  return found && !found.isNegated ? found : null;
}

function readTimes(text: readonly string[], at: number): { least: number; most: number | null; at: number } | null {
  const sign = text[at];
  if (sign === "*") return { least: 0, most: null, at: at + 1 };
  if (sign === "+") return { least: 1, most: null, at: at + 1 };
  if (sign === "?") return { least: 0, most: 1, at: at + 1 };
  if (sign !== "{") return { least: 1, most: 1, at };
  const found = TIMES.exec(text.slice(at).join(""));
  if (!found) return null;
  const least = Number(found[1]);
  const most = found[2] === undefined ? least : found[3] === undefined ? null : Number(found[3]);
  if (Math.max(least, most ?? 0) > MOST_TIMES || (most !== null && most < least)) return null;
  return { least, most, at: at + found[0].length };
}

function one(sign: string): readonly [number, number] {
  return [codeOf(sign), codeOf(sign)];
}

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}
