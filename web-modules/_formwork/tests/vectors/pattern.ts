import { expect } from "vitest";
import { fitsPattern, readPattern } from "../../src/pattern";

interface PatternCase {
  pattern: string;
  expected: { isReadable: boolean; fits: string[]; misses: string[] };
}

export function patternCase({ pattern: written, expected }: PatternCase): void {
  const pattern = readPattern(written);
  expect(pattern !== null).toBe(expected.isReadable);
  if (pattern === null) return;
  expect(expected.fits.filter((text) => !fitsPattern(pattern, text))).toEqual([]);
  expect(expected.misses.filter((text) => fitsPattern(pattern, text))).toEqual([]);
}
