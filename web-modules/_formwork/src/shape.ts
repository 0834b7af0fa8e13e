/** Shapes of JSON, as strict as the server's models: nothing unknown, nothing guessed ("5" is no number). */

export type Shape = (value: unknown) => boolean;

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** In characters as the server counts them: an emoji is one. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

export const anything: Shape = () => true;
export const flag: Shape = (value) => typeof value === "boolean";
/** Lower case only, so that an id has one spelling. */
export const id: Shape = (value) => typeof value === "string" && ID.test(value);
export const plainRecord: Shape = isRecord;

export function text(most: number, least = 0): Shape {
  return (value) => {
    if (typeof value !== "string") return false;
    const length = lengthOf(value);
    return length <= most && length >= least;
  };
}

export function textLike(pattern: RegExp): Shape {
  return (value) => typeof value === "string" && pattern.test(value);
}

export function integer(least: number, most: number): Shape {
  return (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

export function number(least: number, most: number): Shape {
  return (value) => typeof value === "number" && value >= least && value <= most;
}

export function oneOf(...values: readonly string[]): Shape {
  return (value) => typeof value === "string" && values.includes(value);
}

export function nullable(shape: Shape): Shape {
  return (value) => value === null || shape(value);
}

export function list(shape: Shape, most = Number.POSITIVE_INFINITY): Shape {
  return (value) => Array.isArray(value) && value.length <= most && value.every(shape);
}

export function record(needed: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape {
  return (value) => {
    if (!isRecord(value) || !Object.keys(needed).every((key) => Object.hasOwn(value, key))) return false;
    return Object.entries(value).every(([key, inner]) => {
      const shapes = Object.hasOwn(needed, key) ? needed : optional;
      return Object.hasOwn(shapes, key) && (shapes[key]?.(inner) ?? false);
    });
  };
}
