const GROUPED = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
/** Many number pads have no point. */
const DECIMAL_COMMA = /^([-+]?\d*),(\d+)$/;

/** NFKC would make digits of them: 102 of 10². */
const NO_DIGITS = /\p{No}/u;

/** What somebody typed, as it is kept: full-width digits and group signs are read, too; null where it is no number. */
export function readTyped(typed: string, written: RegExp): string | null {
  if (NO_DIGITS.test(typed)) return null;
  const plain = plainOf(typed);
  const number = (GROUPED.test(plain) ? plain.replaceAll(",", "") : plain.replace(DECIMAL_COMMA, "$1.$2"))
    .replace(/^\+/, "")
    .replace(/^(-?)0+(?=\d)/, "$1")
    .replace(/^(-?)\./, "$10.")
    .replace(/\.$/, "");
  return written.test(number) ? number : null;
}

/** Whether a comma in it can only be the point. */
export function isDecimalComma(typed: string): boolean {
  const plain = plainOf(typed);
  return plain.includes(",") && !GROUPED.test(plain);
}

function plainOf(typed: string): string {
  return typed.normalize("NFKC").replace(/−/g, "-").replaceAll(/\s/g, "");
}
