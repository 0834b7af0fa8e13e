import { ARITHMETIC, numberOf } from "./arithmetic";
import { compared } from "./comparison";
import { Column, Failed, type Operand, type Single } from "./operand";
import type { Formula } from "./parser";
import { FormulaFailure, type FormulaProblem } from "./problem";
import { bounded, textOf } from "./texts";
import type { Token } from "./tokens";
import type { Binary, Node } from "./tree";

/** What a field holds. */
export type Lookup = (fieldId: string) => Operand | Failed;

export type Result = { value: Single; problem: null } | { value: null; problem: FormulaProblem };

/** Tree → operand, or why there is no result. An empty operand stays empty. */
export function evaluate(formula: Formula, lookup: Lookup): Result {
  try {
    const value = compute(formula.root, lookup);
    if (value instanceof Column) throw new FormulaFailure("wholeColumn", formula.root.token);
    return { value, problem: null };
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
  if (left instanceof Column || right instanceof Column) throw new FormulaFailure("wholeColumn", token);
  const operation = ARITHMETIC.get(token.text);
  if (operation) return operation(numberOf(left, token), numberOf(right, token), token);
  if (token.text !== "&") return compared(token.text, left, right, token);
  return bounded(textOf(left) + textOf(right), token);
}
