/**
 * Where two values differ in one text alone, that text's place: somebody is writing there, and a burst of it is one
 * step back. Undefined: something was chosen, added or taken away, which is a deed of its own.
 */
export function typedIn(before: unknown, after: unknown, place: string): string | undefined {
  if (isTextOrNothing(before) && isTextOrNothing(after)) return place;
  if (!isHolder(before) || !isHolder(after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return undefined;
  const changed = Object.keys(after).filter((key) => before[key] !== after[key]);
  const [key] = changed;
  return changed.length === 1 && key !== undefined ? typedIn(before[key], after[key], `${place}/${key}`) : undefined;
}

function isTextOrNothing(value: unknown): boolean {
  return typeof value === "string" || value === null || value === undefined;
}

function isHolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
