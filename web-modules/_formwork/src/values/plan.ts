import type { Body, Field } from "../body/types";
import { fieldsOf } from "../body/walk";
import type { CalculationSetting } from "../fields/calculation/rules";
import { rulesOf, settingOf } from "../fields/registry";
import { type Formula, readFormula } from "../formula/parser";
import { inCharacters } from "../formula/problem";
import type { Token } from "../formula/tokens";
import { complaint, type Problem, problemOf } from "../problem";

/** A problem of a calculation, and where in its formula when it is somewhere. */
export interface CalculationProblem {
  code: string;
  offset: number;
  length: number;
  params: Readonly<Record<string, string>>;
}

/** What a body's formulas say: in which order they are computed, and which never can be. */
export class Plan {
  readonly fields: ReadonlyMap<string, Field>;
  readonly settings = new Map<string, CalculationSetting>();
  /** Of the calculations whose formula can be read. */
  readonly formulas = new Map<string, Formula>();
  readonly unreadable = new Map<string, CalculationProblem>();
  /** Calculations that name a field directly. */
  readonly readers = new Map<string, Set<string>>();
  /** Each after those it refers to; whoever lies on a cycle, or behind one, is left out. */
  readonly order: readonly string[];

  constructor(body: Body) {
    this.fields = new Map(fieldsOf(body).map((field) => [field.id, field]));
    for (const field of this.fields.values())
      if (field.type === "calculation") this.settings.set(field.id, settingOf(field) as CalculationSetting);
    this.#parse();
    for (const [fieldId, { references }] of this.formulas)
      for (const reference of references) {
        const readers = this.readers.get(reference.fieldId);
        if (readers) readers.add(fieldId);
        else this.readers.set(reference.fieldId, new Set([fieldId]));
      }
    this.order = this.#ordered();
  }

  /** On a cycle or behind one. */
  get endless(): string[] {
    const computed = new Set(this.order);
    return [...this.formulas.keys()].filter((fieldId) => !computed.has(fieldId));
  }

  unknownReferences(): Problem[] {
    return [...this.formulas].flatMap(([fieldId, { references }]) =>
      references
        .filter((reference) => !this.holdsValue(reference.fieldId))
        .map(({ token }) => problemOf(fieldId, this.complaintAt(fieldId, "unknownField", token))),
    );
  }

  holdsValue(fieldId: string): boolean {
    const field = this.fields.get(fieldId);
    return field !== undefined && Boolean(rulesOf(field.type)?.hasShape);
  }

  complaintAt(fieldId: string, code: string, where: Pick<Token, "offset" | "length">, params = {}) {
    const formula = this.settings.get(fieldId)?.formula ?? "";
    return complaint(code, { ...inCharacters(formula, where), ...params });
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

/** A problem of a formula as a whole. */
export function whole(code: string): CalculationProblem {
  return { code, offset: 0, length: 0, params: {} };
}
