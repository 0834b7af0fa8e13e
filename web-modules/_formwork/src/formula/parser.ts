import { literal } from "./arithmetic";
import { FUNCTIONS } from "./functions/registry";
import { FormulaFailure, type FormulaProblem } from "./problem";
import { type Token, tokensOf } from "./tokens";
import type { Node, Reference } from "./tree";

export const MOST_NODES = 500;
export const MOST_LEVELS = 32;

/** How tightly an operator binds to its left and to its right; ^ groups from the right, the others from the left. */
const BINDS = new Map<string, readonly [left: number, right: number]>([
  ["=", [1, 2]],
  ["<>", [1, 2]],
  ["<", [1, 2]],
  ["<=", [1, 2]],
  [">", [1, 2]],
  [">=", [1, 2]],
  ["&", [3, 4]],
  ["+", [5, 6]],
  ["-", [5, 6]],
  ["*", [7, 8]],
  ["/", [7, 8]],
  ["^", [12, 11]],
]);
/** Tighter than *, looser than ^: -2^2 is -4. */
const NEGATION = 9;

export interface Formula {
  root: Node;
  /** Every place where it names a field, from left to right. */
  references: readonly Reference[];
}

export type Reading = { formula: Formula; problem: null } | { formula: null; problem: FormulaProblem };

/** A formula's tree, or the first place where it cannot be read. */
export function readFormula(text: string): Reading {
  try {
    return { formula: new Parser(tokensOf(text)).whole(), problem: null };
  } catch (failure) {
    if (failure instanceof FormulaFailure) return { formula: null, problem: failure.problem };
    throw failure;
  }
}

/** Tokens → tree (Pratt). Bounded in nodes and in depth, so that everything after it is. */
class Parser {
  readonly #tokens: readonly Token[];
  readonly #references: Reference[] = [];
  #at = 0;
  #size = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Formula {
    const root = this.#expression(0, 1);
    if (this.#next.kind !== "end") throw new FormulaFailure("syntax", this.#next);
    return { root, references: this.#references };
  }

  get #next(): Token {
    const token = this.#tokens[this.#at];
    if (!token) throw new Error("Nothing is read after the end");
    return token;
  }

  #take(): Token {
    const token = this.#next;
    this.#at += 1;
    return token;
  }

  #sees(sign: string): boolean {
    return this.#next.kind === "sign" && this.#next.text === sign;
  }

  #expect(sign: string): void {
    if (!this.#sees(sign)) throw new FormulaFailure("syntax", this.#next);
    this.#take();
  }

  #counted<N extends Node>(node: N): N {
    this.#size += 1;
    if (this.#size > MOST_NODES) throw new FormulaFailure("tooLarge", node.token);
    return node;
  }

  #expression(least: number, level: number): Node {
    if (level > MOST_LEVELS) throw new FormulaFailure("tooDeep", this.#next);
    let left = this.#operand(level);
    while (this.#next.kind === "sign") {
      const [toLeft, toRight] = BINDS.get(this.#next.text) ?? [-1, 0];
      if (toLeft < least) break;
      const token = this.#take();
      left = this.#counted({ kind: "binary", token, left, right: this.#expression(toRight, level + 1) });
    }
    return left;
  }

  #operand(level: number): Node {
    const token = this.#take();
    switch (token.kind) {
      case "number":
        return this.#counted({ kind: "literal", token, value: literal(token) });
      case "text":
        return this.#counted({ kind: "literal", token, value: token.text });
      case "reference": {
        const reference = this.#counted({ kind: "reference", token, fieldId: token.text } as const);
        this.#references.push(reference);
        return reference;
      }
      case "name":
        if ((token.text !== "TRUE" && token.text !== "FALSE") || this.#sees("(")) return this.#call(token, level);
        return this.#counted({ kind: "literal", token, value: token.text === "TRUE" });
      default:
        return this.#signed(token, level);
    }
  }

  #signed(token: Token, level: number): Node {
    if (token.kind === "sign" && token.text === "-")
      return this.#counted({ kind: "negation", token, operand: this.#expression(NEGATION, level + 1) });
    if (token.kind !== "sign" || token.text !== "(") throw new FormulaFailure("syntax", token);
    const inner = this.#expression(0, level + 1);
    this.#expect(")");
    return inner;
  }

  #call(name: Token, level: number): Node {
    const found = FUNCTIONS.get(name.text);
    if (!found) throw new FormulaFailure("unknownName", name, { name: name.text });
    this.#expect("(");
    const inputs: Node[] = [];
    while (!this.#sees(")")) {
      if (inputs.length > 0) this.#expect(",");
      inputs.push(this.#expression(0, level + 1));
    }
    this.#expect(")");
    const isFit = inputs.length >= found.least && inputs.length <= found.most;
    if (!isFit || (inputs.length - found.least) % (found.together ?? 1) !== 0)
      throw new FormulaFailure("arguments", name);
    return this.#counted({ kind: "call", token: name, compute: found.compute, inputs });
  }
}
