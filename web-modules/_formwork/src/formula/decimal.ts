import { Decimal as Base } from "decimal.js";

/**
 * Exact decimals within bounds: 34 digits, half away from zero; the same as Python's `decimal` on the server. A
 * constructor of its own, because its settings hold for everybody who uses it.
 */
export const Decimal = Base.clone({ precision: 34, rounding: Base.ROUND_HALF_UP, toExpNeg: -9e15, toExpPos: 9e15 });
export type Decimal = Base;
export type Rounding = Base.Rounding;

/** As kept and shown: exactly so many places, no exponent, no negative zero. */
export function fixed(value: Decimal, places: number): string {
  const text = value.toFixed(places, Base.ROUND_HALF_UP);
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text;
}

/** As text in a formula: no exponent, no zeros at the end. */
export function plain(value: Decimal): string {
  return value.isZero() ? "0" : value.toFixed();
}
