/**
 * How hard a password is to guess, roughly. It helps while typing and promises nothing: the service also refuses the
 * most common ones.
 */
export const SHORTEST_PASSWORD = 10;

export type StrengthLevel = 0 | 1 | 2 | 3 | 4;
export type StrengthAdvice = "tooShort" | "personal" | "pattern" | "longer" | null;

export interface Strength {
  level: StrengthLevel;
  advice: StrengthAdvice;
  /** Characters still missing to the shortest that is accepted. */
  missing: number;
}

const ROWS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const RUN = 4;
const THRESHOLDS = [30, 45, 60] as const;

function alphabetOf(password: string): number {
  let size = 0;
  if (/[a-z]/.test(password)) size += 26;
  if (/[A-Z]/.test(password)) size += 26;
  if (/\d/.test(password)) size += 10;
  if (/[ -/:-@[-`{-~]/.test(password)) size += 33;
  // Letters beyond ASCII, Chinese among them; far fewer than exist are likely.
  if (/[^ -~]/.test(password)) size += 200;
  return size;
}

/** What is left when repeats and keyboard rows count as one character each. */
function withoutPatterns(password: string): string {
  let rest = password.replaceAll(/(.+?)\1{2,}/gu, "$1");
  for (const row of [...ROWS, ...ROWS.map((each) => [...each].reverse().join(""))]) {
    for (let start = 0; start + RUN <= row.length; start += 1) {
      for (let end = row.length; end - start >= RUN; end -= 1) {
        const at = rest.toLowerCase().indexOf(row.slice(start, end));
        if (at >= 0) rest = rest.slice(0, at + 1) + rest.slice(at + end - start);
      }
    }
  }
  return rest;
}

function personalWords(personal: readonly string[]): string[] {
  return personal.flatMap((each) => each.toLowerCase().split(/[\s@.]+/)).filter((word) => word.length >= RUN);
}

function without(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word);
  return at < 0 ? text : without(text.slice(0, at) + text.slice(at + word.length), word);
}

export function judgePassword(password: string, personal: readonly string[] = []): Strength {
  const length = [...password].length;
  const missing = Math.max(0, SHORTEST_PASSWORD - length);
  if (missing > 0) return { level: 0, advice: "tooShort", missing };

  const rest = personalWords(personal).reduce(without, password);
  const usesPersonal = rest.length < password.length;
  const plain = withoutPatterns(rest);
  const bits = [...plain].length * Math.log2(Math.max(alphabetOf(plain), 2));
  const level = (1 + THRESHOLDS.filter((threshold) => bits >= threshold).length) as StrengthLevel;
  if (level === 4) return { level, advice: null, missing: 0 };
  const advice = usesPersonal ? "personal" : plain.length < rest.length ? "pattern" : "longer";
  return { level, advice, missing: 0 };
}
