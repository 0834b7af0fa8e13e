import type { Decimal } from "./decimal";
import type { FormulaFunction } from "./functions/function";
import type { Token } from "./tokens";

export interface Literal {
  kind: "literal";
  token: Token;
  value: Decimal | string | boolean;
}

export interface Reference {
  kind: "reference";
  token: Token;
  fieldId: string;
}

export interface Negation {
  kind: "negation";
  token: Token;
  operand: Node;
}

export interface Binary {
  kind: "binary";
  token: Token;
  left: Node;
  right: Node;
}

export interface Call {
  kind: "call";
  token: Token;
  compute: FormulaFunction["compute"];
  inputs: readonly Node[];
}

export type Node = Literal | Reference | Negation | Binary | Call;
