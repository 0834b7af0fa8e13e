import { warningMessages } from "../messages/warnings";
import type { ProblemItem } from "./problem-items";

/** What is only better looked at is not missing. */
export function useProblemsTitle(): (items: readonly ProblemItem[]) => string {
  const t = warningMessages.useT();
  return (items) => {
    const toLookAt = items.filter(({ problem }) => problem.isWarning).length;
    const count = items.length - toLookAt;
    if (toLookAt === 0) return t("problems.missing", { count });
    return count === 0 ? t("problems.toLookAt", { count: toLookAt }) : t("problems.both", { count, toLookAt });
  };
}
