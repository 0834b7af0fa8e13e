import { COUNTIF, SUMIF } from "./criteria";
import { DAYS, EDATE, WORKDAYS } from "./dates";
import type { FormulaFunction } from "./function";
import { AND, IF, IFS, NOT, OR } from "./logic";
import { ABS, AVG, COUNT, MAX, MIN, ROUND, ROUNDDOWN, ROUNDUP, SUM } from "./numbers";
import { CONTAINS, LEFT, LEN, LOWER, MID, RIGHT, TRIM, UPPER } from "./texts";

const NUMBERS = [SUM, AVG, MIN, MAX, COUNT, ROUND, ROUNDUP, ROUNDDOWN, ABS, COUNTIF, SUMIF];
const LOGIC = [IF, IFS, AND, OR, NOT];
const DATES = [DAYS, WORKDAYS, EDATE];
const TEXTS = [LEN, LEFT, RIGHT, MID, UPPER, LOWER, TRIM, CONTAINS];
const ALL: readonly FormulaFunction[] = [...NUMBERS, ...LOGIC, ...DATES, ...TEXTS];

/** Every function that formulas know. */
export const FUNCTIONS: ReadonlyMap<string, FormulaFunction> = new Map(ALL.map((each) => [each.name, each]));

export const FUNCTION_NAMES: readonly string[] = ALL.map((each) => each.name);
