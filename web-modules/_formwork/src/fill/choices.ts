import { createContext } from "react";

/** An item of a list of the company, as it is offered. */
export interface FoundChoice {
  choiceId: string;
  label: string;
  code: string;
  parentId: string | null;
}

export interface AskedChoices {
  fieldId: string;
  listId: string;
  search: string;
  /** Items of the list above: what is found lies under one of them; none: anywhere. */
  parentIds: readonly string[];
  pageNumber: number;
}

/** Where a form that is filled in finds the items of lists. */
export interface ChoiceSource {
  /** What is remembered of it is kept under this. */
  key: readonly unknown[];
  /** Two fields of the same list are offered each its own; left out: fields that ask for the same ask once. */
  isByField?: boolean;
  find(asked: AskedChoices, signal: AbortSignal): Promise<{ items: readonly FoundChoice[]; total: number }>;
}

/** Null: nothing is offered, as where a form is drawn. Keep it the same object while it does the same. */
export const ChoiceSourceContext = createContext<ChoiceSource | null>(null);
