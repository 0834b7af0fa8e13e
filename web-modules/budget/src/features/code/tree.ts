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
  const known = new Set(divisions.map((each) => each.budgetCodeId));
  const branch = (division: Code | null): Branch => {
    const all = codes.filter(
      (each) =>
        !each.isDivision &&
        (division ? each.divisionId === division.budgetCodeId : !each.divisionId || !known.has(each.divisionId)),
    );
    const found = division && fits(division, words) ? all : all.filter((each) => fits(each, words));
    return { division, codes: found, left: leftIn(found, currency) };
  };
  return [null, ...divisions]
    .map(branch)
    .filter((each) => each.codes.length > 0 || (each.division !== null && (!words || fits(each.division, words))));
}
