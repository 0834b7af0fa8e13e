import type { Problem } from "@groundwork/formwork/rules";
import { type MessageKey, messages } from "../../messages";
import { en } from "../../messages/problems/en";

/** A problem of the workflow in words. */
export function useProblemText(): (problem: Problem) => string {
  const t = messages.useT();
  return ({ code, params }) => {
    const key = `problem.${code}`;
    return Object.hasOwn(en, key) ? t(key as MessageKey, { ...params }) : t("problem.other", { code });
  };
}
