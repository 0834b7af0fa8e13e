import type { Comparison, DiffWords, Whole } from "./model";
import { comparePages } from "./pages";
import { compareRules } from "./rules";
import { compareSettings } from "./settings";
import { compareWorkflows } from "./workflow";

/** What became of a form, in sentences; nothing where nothing that anybody sees is different. */
export function compareForms(words: DiffWords, before: Whole, after: Whole): Comparison {
  return {
    pages: comparePages(words, before.pages, after.pages),
    rules: compareRules(words, before.pages, after.pages),
    workflow: compareWorkflows(words, before, after),
    settings: compareSettings(words, before, after),
  };
}
