const PATH = "/attendance/code/";
const MISREAD: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/** Other people's codes may be as long as they like, and hold anything. */
const LONGEST = 300;

/** As it is printed on a label. */
const OF_LABEL = /^[0-9A-HJKMNP-TV-Z]{26}$/;

export const isLabelCode = (code: string): boolean => OF_LABEL.test(code);

/** What a label's code is, however it was scanned or typed: two looks at one label are one. */
export function codeOf(scanned: string): string {
  const at = scanned.lastIndexOf(PATH);
  const isOther = at < 0 && scanned.includes("/");
  const text = at < 0 ? scanned : scanned.slice(at + PATH.length);
  const plain = isOther
    ? text.trim()
    : text
        .toUpperCase()
        .replace(/[\s-]/g, "")
        .replace(/[OIL]/g, (letter) => MISREAD[letter] ?? letter);
  return plain.slice(0, LONGEST).replace(/[\p{Cc}\p{Cs}]+/gu, "");
}
