const GROUPED = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
/** Many number pads have no point. */
const DECIMAL_COMMA = /^([-+]?\d*),(\d+)$/;

/** What somebody typed, as it is kept: full-width digits and group signs are read, too; null where it is no number. */
export function readTyped(typed: string, written: RegExp): string | null {
  const plain = typed.normalize("NFKC").replace(/−/g, "-").replaceAll(/\s/g, "");
  const number = (GROUPED.test(plain) ? plain.replaceAll(",", "") : plain.replace(DECIMAL_COMMA, "$1.$2"))
    .replace(/^\+/, "")
    .replace(/^(-?)0+(?=\d)/, "$1")
    .replace(/^(-?)\./, "$10.")
    .replace(/\.$/, "");
  return written.test(number) ? number : null;
}
