import { useEffect, useRef, useState } from "react";
import { CHECK, type CheckType } from "./kept-punches";

/** A thumb that taps twice, or a glove that bounces. */
export const SETTLING_MS = 1500;
/** Who takes a press back this soon rather pressed once too often: they are asked. */
export const MOMENT_MS = 120_000;

const OPPOSITE: Record<CheckType, CheckType> = {
  [CHECK.in]: CHECK.out,
  [CHECK.out]: CHECK.in,
  [CHECK.breakStart]: CHECK.breakEnd,
  [CHECK.breakEnd]: CHECK.breakStart,
};

export interface SecondTap {
  /** Just pressed: the button under the thumb is another one by now. */
  isSettling: boolean;
  /** What this press would take back, if it was pressed a moment ago. */
  undoes: (next: CheckType) => CheckType | null;
  pressed: (checkType: CheckType) => void;
}

/** The button turns into its opposite as soon as it is pressed, so a second tap would undo the first. */
export function useSecondTap(): SecondTap {
  const last = useRef<{ checkType: CheckType; at: number } | null>(null);
  const [isSettling, setIsSettling] = useState(false);
  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(() => setIsSettling(false), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [isSettling]);
  return {
    isSettling,
    undoes: (next) => {
      const before = last.current;
      const isNow = before !== null && performance.now() - before.at < MOMENT_MS;
      return isNow && next === OPPOSITE[before.checkType] ? before.checkType : null;
    },
    pressed: (checkType) => {
      last.current = { checkType, at: performance.now() };
      setIsSettling(true);
    },
  };
}
