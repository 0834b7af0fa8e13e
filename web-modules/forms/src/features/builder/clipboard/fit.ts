import {
  type Body,
  type Cell,
  type Condition,
  columnsAmong,
  comparisonsIn,
  type Field,
  type FileValue,
  fieldsOf,
  looksAt,
  namedInFormula,
  templateFileIdsOf,
} from "@groundwork/formwork/rules";
import { type Clip, idsIn, outcomesOn } from "./clip";

/** What parts of another form may speak of here. */
export interface Target {
  body: Body;
  templateId: string;
  /** Null while the workflow is not read: then only parts of this very form keep theirs. */
  steps: readonly { id: string; buttons?: readonly { id: string }[] }[] | null;
  /** Of pictures that were brought along from the other form: by the ids that they have there. */
  files?: ReadonlyMap<string, FileValue>;
}

/** How much of it had to be left out, since what it speaks of is not here. */
export interface LeftOut {
  rules: number;
  steps: number;
  buttons: number;
  formulas: number;
  /** Lists below a field that is not here: they offer everything. */
  levels: number;
  pictures: number;
  /** Pages that a step of the workflow held as a whole: their fields are the first step's. */
  pages: number;
}

export const NOTHING_LEFT: LeftOut = { rules: 0, steps: 0, buttons: 0, formulas: 0, levels: 0, pictures: 0, pages: 0 };

/** The clip as it can stand in a form. */
export function fitted(clip: Clip, target: Target): { pages: Body; rules: Condition[]; left: LeftOut } {
  const fit = new Fit(clip, target);
  const pages = clip.pages.map(({ conditions: _, ...page }) => ({
    ...page,
    components: page.components.map((row) => ({ ...row, components: row.components.map(fit.field) })),
  }));
  const rules = clip.pages.flatMap((page) => page.conditions ?? []).flatMap(fit.rule);
  return { pages, rules, left: fit.left() };
}

class Fit {
  readonly #own: ReadonlySet<string>;
  /** Fields and columns that a formula or a rule may name. */
  readonly #named: ReadonlySet<string>;
  readonly #steps: ReadonlySet<string> | null;
  readonly #buttons: ReadonlySet<string> | null;
  readonly #files: ReadonlyMap<string, FileValue> | null;
  readonly #lost = { steps: new Set<string>(), pictures: new Set<string>() };
  readonly #left: LeftOut = { ...NOTHING_LEFT };

  constructor(clip: Clip, { body, templateId, steps, files }: Target) {
    const isSameForm = clip.templateId === templateId;
    this.#own = idsIn(clip.pages);
    this.#named = new Set([...namedIn(body), ...namedIn(clip.pages)]);
    const known = steps ?? (isSameForm ? null : []);
    this.#steps = known && new Set(known.map(({ id }) => id));
    this.#buttons = known && new Set(known.flatMap(({ buttons = [] }) => buttons.map(({ id }) => id)));
    this.#files = isSameForm ? null : (files ?? new Map());
  }

  left(): LeftOut {
    return { ...this.#left, steps: this.#lost.steps.size, pictures: this.#lost.pictures.size };
  }

  readonly field = (field: Field): Field => {
    const setting = this.#setting(field.setting as Field["setting"] & Named);
    const components = field.components.map((line) => line.map(this.#cell));
    return { ...field, setting: setting as Field["setting"], components };
  };

  readonly #cell = (cell: Cell): Cell => ({ ...cell, components: cell.components.map(this.field) });

  /** Kept where all that it asks about is here; what it does it does to what was copied. */
  readonly rule = (rule: Condition): Condition[] => {
    const outcomes = outcomesOn(this.#own, rule);
    if (outcomes.length === 0) return [];
    const isAnswered = [...comparisonsIn(rule)].every((part) => {
      const steps = part.comparisonCondition?.stepIds ?? [];
      const fields = looksAt(part).filter((id) => !id.startsWith("@"));
      return steps.every((id) => this.#steps?.has(id) ?? true) && fields.every((id) => this.#named.has(id));
    });
    if (isAnswered) return [{ ...rule, outcomes }];
    this.#left.rules += 1;
    return [];
  };

  #setting(setting: Field["setting"] & Named): Field["setting"] & Named {
    const fit = { ...setting };
    if (this.#steps) fit.steps = setting.steps.filter((id) => this.#has(id));
    if (setting.buttonId && !(this.#buttons?.has(setting.buttonId) ?? true)) {
      fit.buttonId = null;
      this.#left.buttons += 1;
    }
    if (setting.formula && !this.#canCompute(setting.formula)) {
      fit.formula = "";
      this.#left.formulas += 1;
    }
    if (setting.withinFieldId && !this.#named.has(setting.withinFieldId)) {
      fit.withinFieldId = null;
      this.#left.levels += 1;
    }
    if (setting.file && this.#files) {
      const { fileId } = setting.file;
      fit.file = this.#files.get(fileId) ?? null;
      if (fit.file === null) this.#lost.pictures.add(fileId);
    }
    return fit;
  }

  #has(stepId: string): boolean {
    const isHere = this.#steps?.has(stepId) ?? true;
    if (!isHere) this.#lost.steps.add(stepId);
    return isHere;
  }

  #canCompute(formula: string): boolean {
    return namedInFormula(formula).every((id) => this.#named.has(id));
  }
}

/** What settings of some kinds name beside the steps. */
interface Named {
  buttonId?: string | null;
  formula?: string;
  withinFieldId?: string | null;
  file?: FileValue | null;
}

function namedIn(body: Body): string[] {
  const fields = fieldsOf(body);
  return [...fields.map(({ id }) => id), ...columnsAmong(fields).keys()];
}

/** The pictures that a clip shows, where they are another form's. */
export function picturesOf(clip: Clip, templateId: string): string[] {
  return clip.templateId === templateId ? [] : templateFileIdsOf(clip.pages);
}
