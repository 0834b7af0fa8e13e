import { type RefObject, useCallback, useRef } from "react";

export interface KeptFocus<E extends HTMLElement> {
  ref: RefObject<E | null>;
  keep: () => void;
}

/** Keeps the focus near when what had it is gone, e.g. the button of a removed row; else it would fall to the page. */
export function useKeptFocus<E extends HTMLElement>(): KeptFocus<E> {
  const ref = useRef<E>(null);
  const keep = useCallback(() => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) ref.current?.focus();
    });
  }, []);
  return { ref, keep };
}
