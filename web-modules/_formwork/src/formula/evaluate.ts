import { lengthOf } from "../shape";
import { ARITHMETIC, numberOf, parseNumber } from "./arithmetic";
import { Decimal } from "./decimal";
import { isSpan, type Operand, textOf } from "./operand";
import type { Formula } from "./parser";
import { FormulaFailure, type FormulaProblem } from "./problem";
import { MOST_FORMULA_CHARACTERS, type Token } from "./tokens";
import type { Binary, Node } from "./tree";

/** A calculation that is referred to has itself no result. */
export class Failed {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

/** What a field holds. */
export type Lookup = (fieldId: string) => Operand | Failed;

export type Result = { value: Operand; problem: null } | { value: null; problem: FormulaProblem };

/** Tree → operand, or why there is no result. An empty operand stays empty. */
export function evaluate(formula: Formula, lookup: Lookup): Result {
  try {
    return { value: compute(formula.root, lookup), problem: null };
  } catch (failure) {
    if (failure instanceof FormulaFailure) return { value: null, problem: failure.problem };
    throw failure;
  }
}

/** As deep as the parser allowed, no deeper; long chains of operators are walked, not recursed into. */
function compute(node: Node, lookup: Lookup): Operand {
  const chain: Binary[] = [];
  let first = node;
  while (first.kind === "binary") {
    chain.push(first);
    first = first.left;
  }
  let value = single(first, lookup);
  for (const { token, right } of chain.reverse()) value = combined(token, value, compute(right, lookup));
  return value;
}

function single(node: Exclude<Node, Binary>, lookup: Lookup): Operand {
  switch (node.kind) {
    case "literal":
      return node.value;
    case "reference": {
      const found = lookup(node.fieldId);
      if (found instanceof Failed) throw new FormulaFailure(found.code, node.token);
      return found;
    }
    case "negation":
      return numberOf(compute(node.operand, lookup), node.token).neg();
    case "call":
      return node.compute(
        node.inputs.map((input) => () => compute(input, lookup)),
        node.token,
      );
  }
}

function combined(token: Token, left: Operand, right: Operand): Operand {
  const operation = ARITHMETIC.get(token.text);
  if (operation) return operation(numberOf(left, token), numberOf(right, token), token);
  if (token.text !== "&") return compared(token, alike(left, right), alike(right, left));
  const joined = textOf(left) + textOf(right);
  if (lengthOf(joined) > MOST_FORMULA_CHARACTERS) throw new FormulaFailure("tooLarge", token);
  return joined;
}

/** An empty field compares as the nothing of the other side; typed digits compare with a number as one. */
function alike(one: Operand, other: Operand): Operand {
  if (one === null) {
    if (typeof other === "boolean") return false;
    if (other instanceof Decimal) return new Decimal(0);
    return typeof other === "string" ? "" : null;
  }
  if (typeof one === "string" && other instanceof Decimal) return parseNumber(one) ?? one;
  return one;
}

function compared(token: Token, left: Operand, right: Operand): boolean {
  if (token.text === "=") return areEqual(left, right);
  if (token.text === "<>") return !areEqual(left, right);
  const order = orderOf(token, left, right);
  switch (token.text) {
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case ">":
      return order > 0;
    default:
      return order >= 0;
  }
}

function areEqual(left: Operand, right: Operand): boolean {
  if (left instanceof Decimal) return right instanceof Decimal && left.eq(right);
  if (isSpan(left)) return isSpan(right) && left.starts === right.starts && left.ends === right.ends;
  return left === right;
}

function orderOf(token: Token, left: Operand, right: Operand): number {
  if (left instanceof Decimal && right instanceof Decimal) return left.cmp(right);
  if (!isSpan(left) || !isSpan(right)) throw new FormulaFailure("notANumber", token);
  return left.starts < right.starts ? -1 : Number(left.starts > right.starts);
}
