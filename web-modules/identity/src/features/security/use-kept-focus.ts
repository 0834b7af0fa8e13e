import { type RefObject, useCallback, useRef } from "react";

export interface KeptFocus<E extends HTMLElement> {
  ref: RefObject<E | null>;
  keep: () => void;
}

/** A closing dialog gives the focus back to the button that opened it, if that is still there. */
const AFTER_DIALOG_MS = 300;

/** Keeps the focus near when what had it is gone, e.g. the button of a removed row; else it would fall to the page. */
export function useKeptFocus<E extends HTMLElement>(): KeptFocus<E> {
  const ref = useRef<E>(null);
  const keep = useCallback(() => {
    setTimeout(() => {
      if (document.activeElement === document.body) ref.current?.focus();
    }, AFTER_DIALOG_MS);
  }, []);
  return { ref, keep };
}
