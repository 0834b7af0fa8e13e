import { amountOf, minorOf } from "@groundwork/kit";
import type { Code } from "../api";

export interface Branch {
  /** Null: codes that lie under no division. */
  division: Code | null;
  codes: Code[];
  left: string;
}

export const leftIn = (codes: readonly Code[], currency: string): string =>
  amountOf(
    codes.reduce((sum, each) => sum + (minorOf(each.left, currency) ?? 0n), 0n),
    currency,
  );

const fits = (code: Code, words: string): boolean => `${code.number} ${code.name}`.toLowerCase().includes(words);

/** Codes under their divisions, in order; what does not fit the search is left out, and empty divisions with it. */
export function branchesOf(codes: readonly Code[], currency: string, search: string): Branch[] {
  const words = search.trim().toLowerCase();
  const divisions = codes.filter((each) => each.isDivision);
  const under = new Map<string, Code[]>(divisions.map((each) => [each.budgetCodeId, []]));
  const alone: Code[] = [];
  for (const each of codes) {
    if (!each.isDivision) (under.get(each.divisionId ?? "") ?? alone).push(each);
  }
  const branch = (division: Code | null): Branch => {
    const all = division ? (under.get(division.budgetCodeId) ?? []) : alone;
    const found = division && fits(division, words) ? all : all.filter((each) => fits(each, words));
    return { division, codes: found, left: leftIn(found, currency) };
  };
  return [null, ...divisions]
    .map(branch)
    .filter((each) => each.codes.length > 0 || (each.division !== null && (!words || fits(each.division, words))));
}

/** As many codes from the beginning on as are asked for, and how many that leaves out. */
export function firstOf(branches: readonly Branch[], most: number): { branches: Branch[]; hidden: number } {
  const shown: Branch[] = [];
  let room = most;
  for (const branch of branches) {
    if (room <= 0 && branch.codes.length > 0) break;
    shown.push({ ...branch, codes: branch.codes.slice(0, room) });
    room -= branch.codes.length;
  }
  const count = (some: readonly Branch[]) => some.reduce((sum, { codes }) => sum + codes.length, 0);
  return { branches: shown, hidden: count(branches) - count(shown) };
}
