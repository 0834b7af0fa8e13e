import { useMemo } from "react";
import type { FieldProblem } from "../fields/kind";
import { en } from "./en";
import { formworkMessages } from "./index";

type Key = keyof typeof en;

export function isKey(key: string): key is Key {
  return Object.hasOwn(en, key);
}

export type ProblemText = (problem: FieldProblem) => string;

/** A problem in words: the catalogue's for its code, so that they are in the reader's language; else the service's own. */
export function useProblemText(): ProblemText {
  const t = formworkMessages.useT();
  return useMemo(
    () => (problem) => {
      const key = `problem.${problem.code}`;
      const params = "params" in problem ? problem.params : {};
      const { table, row, column = "" } = params;
      const inTable = () =>
        table === undefined
          ? t("problem.inCell", { row: row ?? "", column })
          : t("problem.inCellOfCopy", { table, row: row ?? "", column });
      const place = row === undefined ? "" : inTable();
      const isSaidHere = isKey(key) && ("params" in problem || !en[key].includes("{"));
      if (isSaidHere) return place + t(key, { ...params });
      return "message" in problem ? problem.message : t("problem.other", { code: problem.code });
    },
    [t],
  );
}
