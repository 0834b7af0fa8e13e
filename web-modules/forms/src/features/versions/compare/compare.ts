import type { Named } from "@groundwork/formwork/conditions";
import type { Comparison, DiffWords, Whole } from "./model";
import { comparePages } from "./pages";
import { compareRules } from "./rules";
import { compareSettings } from "./settings";
import { compareWorkflows } from "./workflow";

/** What became of a form, in sentences; nothing where nothing that anybody sees is different. */
export function compareForms(words: DiffWords, before: Whole, after: Whole): Comparison {
  return {
    pages: comparePages(words, before.pages, after.pages),
    // Steps as they are called now, else as they were.
    rules: compareRules(words, before.pages, after.pages, stepsIn(after, before)),
    workflow: compareWorkflows(words, before, after),
    settings: compareSettings(words, before, after),
  };
}

/** Of several forms; of a step that more than one has, its name in the first. */
export function stepsIn(...forms: readonly Whole[]): Named[] {
  const steps = forms.flatMap(({ nodes }) => nodes).filter(({ type }) => type === "step");
  return steps.map(({ id, data }) => ({ id, name: String(data.stepName ?? "") }));
}
