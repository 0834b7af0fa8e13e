/** What has changed between two APIs of the kit, as a module feels it that was built against the older one. */
import { GENERATED, type Line, type Report } from "./report.ts";

export interface Difference {
  breaks: string[];
  additions: string[];
}

const holds = (all: readonly string[], some: readonly string[]): boolean => some.every((each) => all.includes(each));

/** What may be left out may be undefined as well. */
function typesOf({ types, optional }: Line): readonly string[] {
  return optional ? types.filter((each) => each !== "undefined") : types;
}

/** Null: nothing that a module can feel. */
function judged(before: Line, now: Line): "breaks" | "additions" | null {
  const [old, young] = [typesOf(before), typesOf(now)];
  const widened = holds(young, old);
  const narrowed = holds(old, young);
  const sameTypes = widened && narrowed;
  if (sameTypes && before.optional === now.optional && before.side === now.side) return null;
  const goesIn = before.side !== "out" || now.side !== "out";
  const goesOut = before.side !== "in" || now.side !== "in";
  if (goesIn && (!widened || (before.optional && !now.optional))) return "breaks";
  if (goesOut && (!narrowed || (!before.optional && now.optional))) return "breaks";
  return "additions";
}

/** `confirm(0).danger` belongs to `confirm(0)`, and that to `confirm`. */
function ownerOf(key: string): string {
  return key.replace(/(\.[^.()]+|\(\d*\))$/, "");
}

function shown({ key, optional, types }: Line): string {
  return `${key}${optional ? "?" : ""}: ${types.join(" | ")}`;
}

function compareLines(part: string, before: readonly Line[], now: readonly Line[]): Difference {
  const difference: Difference = { breaks: [], additions: [] };
  const old = new Map(before.map((line) => [line.key, line]));
  const young = new Map(now.map((line) => [line.key, line]));
  const wasThere = (owner: string) =>
    before.some(({ key }) => key === owner || key.startsWith(`${owner}.`) || key.startsWith(`${owner}(`));
  for (const line of before) {
    const today = young.get(line.key);
    if (!today) {
      // The client's generated types are read when a module is built, and no page that runs feels their end.
      if (!line.types.includes(GENERATED)) difference.breaks.push(`${part}: ${shown(line)} is gone`);
    } else {
      const verdict = judged(line, today);
      if (verdict) difference[verdict].push(`${part}: ${shown(line)} became ${shown(today)}`);
    }
  }
  for (const line of now.filter(({ key }) => !old.has(key))) {
    const owner = ownerOf(line.key);
    // What a module must now give, and an older one does not.
    const demanded = owner !== line.key && line.side !== "out" && !line.optional && wasThere(owner);
    difference[demanded ? "breaks" : "additions"].push(`${part}: ${shown(line)} is new`);
  }
  return difference;
}

export function compare(before: Report, now: Report): Difference {
  const difference: Difference = { breaks: [], additions: [] };
  for (const part of new Set([...before.parts.keys(), ...now.parts.keys()])) {
    const found = compareLines(part, before.parts.get(part) ?? [], now.parts.get(part) ?? []);
    difference.breaks.push(...found.breaks);
    difference.additions.push(...found.additions);
  }
  return difference;
}

const numbers = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  return [major, minor, patch];
};

/** The least version that may follow. Before 1.0.0 a minor may break, as npm's caret has it. */
export function leastVersion(version: string, { breaks, additions }: Difference): string {
  const [major, minor, patch] = numbers(version);
  if (breaks.length > 0) return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  if (additions.length > 0) return major === 0 ? `0.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`;
  return version;
}

export function isBefore(version: string, other: string): boolean {
  const [one, two] = [numbers(version), numbers(other)];
  const at = one.findIndex((number, index) => number !== two[index]);
  return at >= 0 && (one[at] ?? 0) < (two[at] ?? 0);
}

/** The API of now, each line with the version that brought it as it is. */
export function dated(now: Report, before: Report): Report {
  const today = now.version.split(".").slice(0, 2).join(".");
  const parts = [...now.parts].map(([part, lines]): [string, Line[]] => {
    const old = new Map((before.parts.get(part) ?? []).map((line) => [line.key, line]));
    const since = (line: Line): string => {
      const known = old.get(line.key);
      return known && judged(known, line) === null ? known.since : today;
    };
    return [part, lines.map((line) => ({ ...line, since: since(line) }))];
  });
  return { version: now.version, parts: new Map(parts) };
}
