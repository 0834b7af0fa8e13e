import { useDrawingText } from "../messages/drawing-text";
import { warningMessages } from "../messages/warnings";
import { warnings } from "../messages/warnings/en";
import type { ProblemItem } from "./problem-items";

type Key = keyof typeof warnings;

const isKey = (key: string): key is Key => Object.hasOwn(warnings, key);

/** What is said of a problem, or of what is better looked at before publishing. */
export function useItemText(): (item: ProblemItem) => string {
  const t = warningMessages.useT();
  const text = useDrawingText();
  return ({ problem }) => {
    const key = `warning.${problem.code}`;
    return problem.isWarning && isKey(key) ? t(key) : text(problem);
  };
}
