import { COUNTIF, SUMIF } from "./criteria";
import { DAYS } from "./dates";
import type { FormulaFunction } from "./function";
import { AND, IF, NOT, OR } from "./logic";
import { ABS, AVG, COUNT, MAX, MIN, ROUND, SUM } from "./numbers";

const ALL: readonly FormulaFunction[] = [SUM, AVG, MIN, MAX, COUNT, ROUND, ABS, IF, AND, OR, NOT, DAYS, COUNTIF, SUMIF];

/** Every function that formulas know. */
export const FUNCTIONS: ReadonlyMap<string, FormulaFunction> = new Map(ALL.map((each) => [each.name, each]));

export const FUNCTION_NAMES: readonly string[] = ALL.map((each) => each.name);
