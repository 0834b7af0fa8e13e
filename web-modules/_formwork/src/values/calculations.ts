import type { CalculationSetting } from "../fields/calculation/rules";
import { numberOf } from "../formula/arithmetic";
import { Decimal, fixed } from "../formula/decimal";
import { evaluate, type Lookup } from "../formula/evaluate";
import { Failed, type Single } from "../formula/operand";
import { type Formula, readFormula } from "../formula/parser";
import { FormulaFailure, inCharacters } from "../formula/problem";
import type { Token } from "../formula/tokens";
import { complaint } from "../problem";

/** A problem of a calculation, and where in its formula when it is somewhere. */
export interface CalculationProblem {
  code: string;
  offset: number;
  length: number;
  params: Readonly<Record<string, string>>;
}

/** The decimal string of one calculation; how other formulas see it; why it has none. */
export interface Outcome {
  text: string | null;
  operand: Single | Failed;
  problem: CalculationProblem | null;
}

/** What the formulas of a form say, or those of one row of a table: in which order they are computed, and which never can be. */
export class Calculations {
  readonly settings: ReadonlyMap<string, CalculationSetting>;
  /** Of the calculations whose formula can be read. */
  readonly formulas = new Map<string, Formula>();
  readonly unreadable = new Map<string, CalculationProblem>();
  /** Calculations that name a field directly. */
  readonly readers = new Map<string, Set<string>>();
  /** Each after those it refers to; whoever lies on a cycle, or behind one, is left out. */
  readonly order: readonly string[];

  constructor(settings: ReadonlyMap<string, CalculationSetting>) {
    this.settings = settings;
    this.#parse();
    for (const [fieldId, { references }] of this.formulas)
      for (const reference of references) this.addReader(reference.fieldId, fieldId);
    this.order = this.#ordered();
  }

  /** On a cycle or behind one. */
  get endless(): string[] {
    const computed = new Set(this.order);
    return [...this.formulas.keys()].filter((fieldId) => !computed.has(fieldId));
  }

  complaintAt(fieldId: string, code: string, where: Pick<Token, "offset" | "length">, params = {}) {
    const formula = this.settings.get(fieldId)?.formula ?? "";
    return complaint(code, { ...inCharacters(formula, where), ...params });
  }

  /** Where formulas name what is not known. */
  strangers(isKnown: (fieldId: string) => boolean): { fieldId: string; token: Token }[] {
    return [...this.formulas].flatMap(([fieldId, { references }]) =>
      references.filter((reference) => !isKnown(reference.fieldId)).map(({ token }) => ({ fieldId, token })),
    );
  }

  compute(fieldId: string, lookup: Lookup): Outcome {
    const formula = this.formulas.get(fieldId);
    const setting = this.settings.get(fieldId);
    if (!formula || !setting) return { text: null, operand: null, problem: null };
    const { value, problem } = evaluate(formula, lookup);
    if (problem) return failed(problem);
    try {
      if (value === null || value === "") return { text: null, operand: null, problem: null };
      const text = fixed(numberOf(value, formula.root.token), setting.decimalPlaces);
      // Others compute with what the reader sees.
      return { text, operand: new Decimal(text), problem: null };
    } catch (failure) {
      if (failure instanceof FormulaFailure) return failed(failure.problem);
      throw failure;
    }
  }

  /** All of them, from the other fields. */
  computeAll(lookup: Lookup): Map<string, Outcome> {
    const outcomes = new Map<string, Outcome>();
    for (const [fieldId, problem] of this.unreadable) outcomes.set(fieldId, failed(problem));
    for (const fieldId of this.endless) outcomes.set(fieldId, failed(whole("cycle")));
    const operandOf: Lookup = (id) => (this.settings.has(id) ? (outcomes.get(id)?.operand ?? null) : lookup(id));
    for (const fieldId of this.order) outcomes.set(fieldId, this.compute(fieldId, operandOf));
    return outcomes;
  }

  protected addReader(of: string, fieldId: string): void {
    const readers = this.readers.get(of);
    if (readers) readers.add(fieldId);
    else this.readers.set(of, new Set([fieldId]));
  }

  #parse(): void {
    for (const [fieldId, { formula: text }] of this.settings) {
      if (text.trim() === "") {
        this.unreadable.set(fieldId, whole("formulaMissing"));
        continue;
      }
      const { formula, problem } = readFormula(text);
      if (problem) this.unreadable.set(fieldId, problem);
      else this.formulas.set(fieldId, formula);
    }
  }

  /** Without recursion: a chain of a thousand calculations is as good as ten. */
  #ordered(): string[] {
    const missing = new Map<string, number>();
    for (const [fieldId, { references }] of this.formulas) {
      const others = new Set(references.map((each) => each.fieldId).filter((each) => this.settings.has(each)));
      missing.set(fieldId, others.size);
    }
    // One that cannot be read has no result, but those that refer to it can know that.
    const ready = [...this.unreadable.keys(), ...[...missing].filter(([, count]) => count === 0).map(([id]) => id)];
    const ordered: string[] = [];
    for (let at = 0; at < ready.length; at += 1) {
      const fieldId = ready[at] ?? "";
      if (missing.has(fieldId)) ordered.push(fieldId);
      for (const reader of this.readers.get(fieldId) ?? []) {
        const left = (missing.get(reader) ?? 0) - 1;
        missing.set(reader, left);
        if (left === 0) ready.push(reader);
      }
    }
    return ordered;
  }
}

/** Lookups raise the code at the place where they name this calculation. */
function failed(problem: CalculationProblem): Outcome {
  return { text: null, operand: new Failed(problem.code), problem };
}

/** A problem of a formula as a whole. */
export function whole(code: string): CalculationProblem {
  return { code, offset: 0, length: 0, params: {} };
}
