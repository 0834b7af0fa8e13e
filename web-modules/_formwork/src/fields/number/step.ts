import { Decimal } from "../../formula/decimal";
import type { NumberSetting } from "./rules";

/** The next number one step up or down, within the bounds; from nothing the least one, or 0. */
export function stepFrom({ min, max, step }: NumberSetting, value: string | null, by: 1 | -1): Decimal {
  const base = new Decimal(min ?? 0);
  const apart = new Decimal(step ?? 1);
  const wanted = value === null ? base : new Decimal(value).plus(apart.times(by));
  if (min !== null && wanted.lt(min)) return base;
  if (max === null || wanted.lte(max)) return wanted;
  // The last step below the bound, which may itself lie between two.
  return base.plus(new Decimal(max).minus(base).div(apart).floor().times(apart));
}
