import { useState } from "react";

export interface Names {
  of: (id: string) => string;
  /** Those chosen stay among the choices, whatever is searched. */
  options: (chosen: readonly string[], found?: readonly string[]) => { value: string; label: string }[];
}

/** Names seen once are known from then on: what is chosen is no longer found when something else is typed. */
export function useNames(seen: readonly (readonly [id: string, name: string])[], gone: string): Names {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const fresh = seen.filter(([id, name]) => name && known.get(id) !== name);
  if (fresh.length > 0) setKnown(new Map([...known, ...fresh]));
  const of = (id: string) => known.get(id) ?? gone;
  return {
    of,
    options: (chosen, found = []) => [...new Set([...chosen, ...found])].map((value) => ({ value, label: of(value) })),
  };
}
