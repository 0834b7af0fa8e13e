import { type FillStore, fieldsOf, isAsked, isEntered, rulesOf } from "@groundwork/formwork";
import { useMemo } from "react";
import { atom, useAtomValue } from "../../state";
import type { Filling } from "./filling";

export interface Progress {
  required: number;
  answered: number;
  /** The next one to fill in, from the top; null when all are. */
  next: string | null;
}

export function isAnswered(store: FillStore, fieldId: string): boolean {
  const rules = rulesOf(store.field(fieldId)?.type ?? "");
  if (store.unread(fieldId).length > 0) return false;
  const value = store.value(fieldId);
  return value !== null && (rules?.hasShape?.(value) ?? false) && (rules?.answers(value) ?? false);
}

/** The required fields of the step as rules make them now, in reading order. */
export function requiredOf({ store, own }: Pick<Filling, "store" | "own">): string[] {
  return fieldsOf(store.body())
    .filter((field) => own.has(field.id) && field.required && isAsked(field) && isEntered(field))
    .map((field) => field.id);
}

/** How far the person is with what they must fill in; kept up to date. */
export function useProgress(filling: Filling): Progress {
  const { store } = filling;
  // As a text: it is the same as long as nothing of it changes.
  const toldAtom = useMemo(
    () =>
      atom((get) => {
        get(store.bodyAtom);
        const isNowAnswered = (fieldId: string) => {
          const { valueAtom, unreadAtom } = store.of(fieldId);
          get(valueAtom);
          get(unreadAtom);
          return isAnswered(store, fieldId);
        };
        return requiredOf(filling)
          .map((id) => `${isNowAnswered(id) ? "1" : "0"}${id}`)
          .join(" ");
      }),
    [store, filling],
  );
  const told = useAtomValue(toldAtom);
  const required = told === "" ? [] : told.split(" ").map((each) => each.slice(1));
  const mark =
    told === ""
      ? ""
      : told
          .split(" ")
          .map((each) => each[0])
          .join("");
  const next = mark.indexOf("0");
  return {
    required: required.length,
    answered: [...mark].filter((each) => each === "1").length,
    next: required[next] ?? null,
  };
}
