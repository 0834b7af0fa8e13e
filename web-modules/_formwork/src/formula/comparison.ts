import { parseNumber } from "./arithmetic";
import { Decimal } from "./decimal";
import { isSpan, type Operand } from "./operand";
import { FormulaFailure } from "./problem";
import type { Token } from "./tokens";

/** How operands compare, for the operators and for criteria. */
export function compared(operator: string, one: Operand, other: Operand, token: Token): boolean {
  const [left, right] = [alike(one, other), alike(other, one)];
  if (operator === "=") return areEqual(left, right);
  if (operator === "<>") return !areEqual(left, right);
  const order = orderOf(token, left, right);
  switch (operator) {
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
