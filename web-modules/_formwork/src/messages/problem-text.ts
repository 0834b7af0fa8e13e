import { useMemo } from "react";
import type { FieldProblem } from "../fields/kind";
import { en } from "./en";
import { formworkMessages } from "./index";

type Key = keyof typeof en;

function isKey(key: string): key is Key {
  return Object.hasOwn(en, key);
}

export type ProblemText = (problem: FieldProblem) => string;

/** A problem in words: the service's own, or the catalogue's for its code. */
export function useProblemText(): ProblemText {
  const t = formworkMessages.useT();
  return useMemo(
    () => (problem) => {
      if ("message" in problem) return problem.message;
      const key = `problem.${problem.code}`;
      return isKey(key) ? t(key, { ...problem.params }) : t("problem.other", { code: problem.code });
    },
    [t],
  );
}
