import { useEffect } from "react";

export const LOCKS_AFTER = 20_000;
/** Whoever draws a long list up and down is there as much as who presses. */
const SIGNS = ["pointerdown", "pointermove", "touchmove", "wheel", "keydown"] as const;

/** Whoever walks away leaves nothing open behind them: some time after the last touch `lock` is called. */
export function useLock(isOpen: boolean, lock: () => void, after = LOCKS_AFTER): void {
  useEffect(() => {
    if (!isOpen) return;
    let timer = window.setTimeout(lock, after);
    const touched = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(lock, after);
    };
    for (const sign of SIGNS) window.addEventListener(sign, touched);
    return () => {
      window.clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, touched);
    };
  }, [isOpen, lock, after]);
}
