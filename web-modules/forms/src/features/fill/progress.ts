import { type FillStore, fieldsOf, isAsked, rulesOf } from "@groundwork/formwork";
import { useMemo, useSyncExternalStore } from "react";
import type { Filling } from "./filling";

export interface Progress {
  required: number;
  answered: number;
  /** The next one to fill in, from the top; null when all are. */
  next: string | null;
}

export function isAnswered(store: FillStore, fieldId: string): boolean {
  const rules = rulesOf(store.field(fieldId)?.type ?? "");
  const value = store.value(fieldId);
  return value !== null && (rules?.hasShape?.(value) ?? false) && (rules?.answers(value) ?? false);
}

/** The required fields of the step, in reading order. */
export function requiredOf({ body, own }: Pick<Filling, "body" | "own">): string[] {
  return fieldsOf(body)
    .filter((field) => own.has(field.id) && field.required && isAsked(field) && rulesOf(field.type)?.isEntered)
    .map((field) => field.id);
}

/** How far the person is with what they must fill in; kept up to date. */
export function useProgress(filling: Filling): Progress {
  const required = useMemo(() => requiredOf(filling), [filling]);
  const { store } = filling;
  const mark = useSyncExternalStore(store.onValues, () =>
    required.map((id) => (isAnswered(store, id) ? "1" : "0")).join(""),
  );
  const next = mark.indexOf("0");
  return {
    required: required.length,
    answered: [...mark].filter((each) => each === "1").length,
    next: required[next] ?? null,
  };
}
