/**
 * Money as the services write it: a decimal text ("1250.50") on the wire, integers of the smallest unit where it is
 * counted, and never a float. `proto/vectors/money` says the same to them and to this.
 */

/** Of currencies that have not two; the services refuse what they don't know. */
const PLACES: Partial<Record<string, number>> = {
  ...Object.fromEntries(
    ["CLP", "ISK", "JPY", "KRW", "PYG", "UGX", "VND", "XAF", "XOF", "XPF"].map((code) => [code, 0]),
  ),
  ...Object.fromEntries(["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"].map((code) => [code, 3])),
};
const WRITTEN = /^(-?)(0|[1-9]\d{0,12})(?:\.(\d{1,4}))?$/;
const GROUPED = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
/** Many number pads have no point. */
const DECIMAL_COMMA = /^(-?\d*),(\d+)$/;

const placesOf = (currency: string): number => PLACES[currency] ?? 2;

/** In the smallest unit; null for what is no amount of that currency. */
export function minorOf(written: string, currency: string): bigint | null {
  const found = WRITTEN.exec(written);
  if (!found) return null;
  const [, sign = "", whole = "", behind = ""] = found;
  const places = placesOf(currency);
  if (behind.slice(places).replaceAll("0", "")) return null;
  return BigInt(`${sign}${whole}${behind.slice(0, places).padEnd(places, "0")}`);
}

/** As it goes on the wire. */
export function amountOf(minor: bigint, currency: string): string {
  const places = placesOf(currency);
  const digits = String(minor < 0n ? -minor : minor).padStart(places + 1, "0");
  const point = digits.length - places;
  return `${minor < 0n ? "-" : ""}${digits.slice(0, point)}${places ? `.${digits.slice(point)}` : ""}`;
}

/** NFKC would make digits of them: 102 of 10². */
const NO_DIGITS = /\p{No}/u;

/**
 * What was typed or pasted, with no comma left: one groups thousands, or stands for the point. 12,500 can be no decimals
 * where only two are kept; null where it may be either.
 */
function withoutCommas(typed: string, decimals: number): string | null {
  if (NO_DIGITS.test(typed)) return null;
  const plain = typed.normalize("NFKC").replaceAll(/\s/g, "");
  if (!GROUPED.test(plain)) return plain.replace(DECIMAL_COMMA, "$1.$2");
  return DECIMAL_COMMA.test(plain) && decimals >= 3 ? null : plain.replaceAll(",", "");
}

/** What somebody typed or pasted, as it goes on the wire: full-width digits and group signs are read, too. */
export function readAmount(typed: string, currency: string): string | null {
  const written = (withoutCommas(typed, placesOf(currency)) ?? "")
    .replace(/^(-?)0+(?=\d)/, "$1")
    .replace(/^(-?)\./, "$10.")
    .replace(/\.$/, "");
  const minor = minorOf(written, currency);
  return minor === null ? null : amountOf(minor, currency);
}

/** A number that was typed or pasted, in plain digits; null for what could be read as more than one. */
export function readNumber(typed: string, decimals = Number.POSITIVE_INFINITY): string | null {
  const written = withoutCommas(typed, decimals);
  if (written === null) return null;
  const found = /^-?(?:\d+(?:\.(\d*))?|\.(\d+))$/.exec(written);
  if (!found || (found[1] ?? found[2] ?? "").replace(/0+$/, "").length > decimals) return null;
  return written;
}

/** An amount as it is read: its currency's decimals, the language's group signs. */
export function formatAmount(written: string, currency: string, locale: string): string {
  const minor = minorOf(written, currency);
  if (minor === null) return written;
  const places = placesOf(currency);
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "code",
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  return format.format(amountOf(minor, currency) as `${number}`);
}
