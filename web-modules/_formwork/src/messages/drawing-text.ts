import { useMemo } from "react";
import { drawingMessages } from "./drawing";
import { drawing } from "./drawing/en";
import { type ProblemText, useProblemText } from "./problem-text";

type Key = keyof typeof drawing;

/** As `useProblemText`, where a form or a workflow is drawn. */
export function useDrawingText(): ProblemText {
  const t = drawingMessages.useT();
  const words = useProblemText();
  return useMemo(
    () => (problem) => {
      const key = `problem.${problem.code}`;
      const isSaidHere = isKey(key) && ("params" in problem || !drawing[key].includes("{"));
      return isSaidHere ? t(key, "params" in problem ? problem.params : {}) : words(problem);
    },
    [t, words],
  );
}

function isKey(key: string): key is Key {
  return Object.hasOwn(drawing, key);
}
