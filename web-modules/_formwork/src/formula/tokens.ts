import { lengthOf } from "../shape";
import { FormulaFailure } from "./problem";

export const MOST_FORMULA_CHARACTERS = 2000;

export type TokenKind = "number" | "text" | "name" | "reference" | "sign" | "end";

export interface Token {
  kind: TokenKind;
  /** Of a text and a reference without what encloses it; names in upper case. */
  text: string;
  offset: number;
  length: number;
}

/** One pass, no alternative that can match twice: the time taken grows with the length and no faster. */
const TOKEN =
  /(?<space>[ \t\r\n]+)|(?<number>[0-9]+(?:\.[0-9]*)?|\.[0-9]+)|"(?<text>(?:[^"]|"")*)"|(?<name>[A-Za-z][A-Za-z0-9_]*)|\{(?<reference>[^{}]{1,64})\}|(?<sign><=|>=|<>|[-+*/^&=<>(),])/uy;

function read(groups: Record<string, string | undefined>): Pick<Token, "kind" | "text"> | null {
  const { number, text, name, reference, sign } = groups;
  if (number !== undefined) return { kind: "number", text: number };
  if (text !== undefined) return { kind: "text", text: text.replaceAll('""', '"') };
  if (name !== undefined) return { kind: "name", text: name.toUpperCase() };
  if (reference !== undefined) return { kind: "reference", text: reference };
  return sign === undefined ? null : { kind: "sign", text: sign };
}

/** The formula in tokens, closed by an "end". */
export function tokensOf(formula: string): Token[] {
  if (lengthOf(formula) > MOST_FORMULA_CHARACTERS)
    throw new FormulaFailure("tooLarge", { offset: 0, length: formula.length });
  const found: Token[] = [];
  let offset = 0;
  while (offset < formula.length) {
    TOKEN.lastIndex = offset;
    const match = TOKEN.exec(formula);
    if (!match) throw new FormulaFailure("syntax", { offset, length: 1 });
    const length = match[0].length;
    const token = read(match.groups ?? {});
    if (token) found.push({ ...token, offset, length });
    offset += length;
  }
  found.push({ kind: "end", text: "", offset, length: 0 });
  return found;
}
