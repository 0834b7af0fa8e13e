const PATH = "/attendance/code/";
const MISREAD: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/** What a label's code is, however it was scanned or typed: two looks at one label are one. */
export function codeOf(scanned: string): string {
  const text = scanned.trim();
  const at = text.lastIndexOf(PATH);
  const behind = at < 0 ? text : text.slice(at + PATH.length);
  return at < 0 && text.includes("/")
    ? text.slice(0, 300)
    : behind
        .toUpperCase()
        .replace(/[\s-]/g, "")
        .replace(/[OIL]/g, (letter) => MISREAD[letter] ?? letter)
        .slice(0, 300);
}

export const codePath = (code: string): string => `${PATH}${code}`;
