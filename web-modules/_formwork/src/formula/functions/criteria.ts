import { add, numberOf, parseNumber } from "../arithmetic";
import { compared } from "../comparison";
import { Decimal } from "../decimal";
import { Column, type Operand, type Single } from "../operand";
import { FormulaFailure } from "../problem";
import type { Token } from "../tokens";
import { type FormulaFunction, inputAt } from "./function";
import { cellsOf, isGiven } from "./numbers";

const OPERATORS = ["<=", ">=", "<>", "<", ">", "="] as const;

/** A criterion is a value, which a cell must equal, or a text that begins with how it compares: ">=10", "<>Good". */
function fitting(criterion: Operand, token: Token): (cell: Single) => boolean {
  if (criterion instanceof Column) throw new FormulaFailure("arguments", token);
  const given = typeof criterion === "string" ? OPERATORS.find((each) => criterion.startsWith(each)) : undefined;
  const text = typeof criterion === "string" ? criterion.slice(given?.length ?? 0) : null;
  const wanted = text === null ? criterion : (parseNumber(text) ?? text);
  const operator = given ?? "=";
  return (cell) => {
    // An empty cell is no 0: it fits only where nothing is looked for.
    if (!isGiven(cell) || !isGiven(wanted)) return (!isGiven(cell) && !isGiven(wanted)) === (operator !== "<>");
    try {
      return compared(operator, cell, wanted, token);
    } catch (failure) {
      if (failure instanceof FormulaFailure) return false;
      throw failure;
    }
  };
}

export const COUNTIF: FormulaFunction = {
  name: "COUNTIF",
  least: 2,
  most: 2,
  compute: (inputs, token) => {
    const fits = fitting(inputAt(inputs, 1), token);
    return new Decimal(cellsOf(inputAt(inputs, 0)).filter(fits).length);
  },
};

export const SUMIF: FormulaFunction = {
  name: "SUMIF",
  least: 2,
  most: 3,
  compute: (inputs, token) => {
    const cells = cellsOf(inputAt(inputs, 0));
    const fits = fitting(inputAt(inputs, 1), token);
    const summed = inputs.length > 2 ? cellsOf(inputAt(inputs, 2)) : cells;
    if (summed.length !== cells.length) throw new FormulaFailure("arguments", token);
    return summed
      .filter((each, at) => fits(cells[at] ?? null) && isGiven(each))
      .map((each) => numberOf(each, token))
      .reduce((left, right) => add(left, right, token), new Decimal(0));
  },
};
