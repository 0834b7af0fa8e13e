import type { Wanted } from "../records/api";

/** Beside the days. As they stand in the address and in the browser; empty: whatever there is. */
export const NO_FILTERS = { projectId: "", teamId: "", userId: "", isAtWork: "", hasIssues: "" };
export type Filters = typeof NO_FILTERS;
type Name = keyof Filters;

export const NOW = { atWork: "true", notAtWork: "false" } as const;
export const LOOKS = { some: "true", open: "open", none: "false" } as const;

const NAMES = Object.keys(NO_FILTERS) as Name[];
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isId = (text: string) => ID.test(text);
const isOneOf = (choice: Readonly<Record<string, string>>) => (text: string) => Object.values(choice).includes(text);
const FITS: Record<Name, (text: string) => boolean> = {
  projectId: isId,
  teamId: isId,
  userId: isId,
  isAtWork: isOneOf(NOW),
  hasIssues: isOneOf(LOOKS),
};

export interface Read {
  filters: Filters;
  /** Of some nobody can say what they mean, or what they name is gone: they filter nothing. */
  isBroken: boolean;
}

/**
 * Anything may stand in an address, and in a view that somebody saved when there was another team. A team that is not
 * among those there are is gone, where they are known; a project is not: one in the archive has its hours.
 */
export function readFilters(said: Readonly<Record<string, string | undefined>>, teamIds?: readonly string[]): Read {
  const filters = { ...NO_FILTERS };
  let isBroken = false;
  for (const name of NAMES) {
    const text = said[name] ?? "";
    const isGone = name === "teamId" && teamIds !== undefined && !teamIds.includes(text);
    if (text === "" || (FITS[name](text) && !isGone)) filters[name] = text;
    else isBroken = true;
  }
  return { filters, isBroken };
}

/** As this browser keeps them: without the project, for which the header is. */
export function toKeep(filters: Filters): Filters | null {
  const kept = { ...filters, projectId: "" };
  return Object.values(kept).some((each) => each !== "") ? kept : null;
}

/** As this browser kept them. */
export function keptFilters(kept: unknown): Read {
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return { filters: NO_FILTERS, isBroken: true };
  const texts = Object.entries(kept).filter((each): each is [string, string] => typeof each[1] === "string");
  const read = readFilters(Object.fromEntries(texts));
  const filters = { ...read.filters, projectId: "" };
  return { filters, isBroken: read.isBroken || texts.length < Object.keys(kept).length };
}

/** As the service is asked. */
export function narrowedBy(looks: string): Pick<Wanted, "hasIssues" | "hasOpenDays"> {
  if (looks === "") return {};
  return looks === LOOKS.open ? { hasOpenDays: true } : { hasIssues: looks === LOOKS.some };
}

export function wantedOf({ teamId, userId, isAtWork }: Filters): Wanted {
  return {
    ...(teamId ? { teamId } : {}),
    ...(userId ? { userId } : {}),
    ...(isAtWork ? { isAtWork: isAtWork === NOW.atWork } : {}),
  };
}
