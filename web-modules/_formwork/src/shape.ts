/** Shapes of JSON, as strict as the server's models: nothing unknown, nothing guessed ("5" is no number). */

export interface Shape {
  (value: unknown): boolean;
  /** Of what has parts: the way to the first one that is wrong, as one reads the JSON; null: nothing is. */
  fault?(value: unknown): Path | null;
}

type Path = readonly string[];

/** Where a value has another shape: what is missing comes after what is there. */
export function faultIn(shape: Shape, value: unknown): Path | null {
  return shape.fault ? shape.fault(value) : shape(value) ? null : [];
}

function ofParts(fault: (value: unknown) => Path | null): Shape {
  return Object.assign((value: unknown) => fault(value) === null, { fault });
}

function within(key: string, inner: Path | null): Path | null {
  return inner && [key, ...inner];
}

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
  return ofParts((value) => (value === null ? null : faultIn(shape, value)));
}

export function list(shape: Shape, most = Number.POSITIVE_INFINITY): Shape {
  return ofParts((value) => {
    if (!Array.isArray(value) || value.length > most) return [];
    for (const [at, part] of value.entries()) {
      const fault = faultIn(shape, part);
      if (fault) return within(String(at), fault);
    }
    return null;
  });
}

export function record(needed: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape {
  return ofParts((value) => {
    if (!isRecord(value)) return [];
    for (const [key, inner] of Object.entries(value)) {
      const shapes = Object.hasOwn(needed, key) ? needed : optional;
      const shape = Object.hasOwn(shapes, key) ? shapes[key] : undefined;
      const fault = shape ? faultIn(shape, inner) : [];
      if (fault) return within(key, fault);
    }
    const missing = Object.keys(needed).find((key) => !Object.hasOwn(value, key));
    return missing === undefined ? null : [missing];
  });
}

/** A record of any keys of one shape, with parts of another. */
export function dictionary(key: Shape, part: Shape, most: number): Shape {
  return ofParts((value) => {
    if (!isRecord(value) || Object.keys(value).length > most) return [];
    for (const [name, inner] of Object.entries(value)) {
      const fault = key(name) ? faultIn(part, inner) : [];
      if (fault) return within(name, fault);
    }
    return null;
  });
}

/** A shape that holds parts of its own shape. */
export function later(shape: () => Shape): Shape {
  return ofParts((value) => faultIn(shape(), value));
}
