import type { Body } from "../body/types";
import { fieldsOf } from "../body/walk";
import type { CalculationSetting } from "../fields/calculation/rules";
import { settingOf } from "../fields/registry";
import { costOf, MOST_TOGETHER } from "../formula/cost";

/** The first calculation that there is no room for beside those before it. Counted without reading any of them. */
export function fieldTooMuch(body: Body): string | null {
  let left = MOST_TOGETHER;
  for (const field of fieldsOf(body)) {
    if (field.type !== "calculation") continue;
    left -= costOf((settingOf(field) as CalculationSetting).formula);
    if (left < 0) return field.id;
  }
  return null;
}
