import { useCan, useSession } from "@groundwork/kit";
import type { SubmissionRow } from "./api";

/** Whether the reader manages its project, or is an admin: what nobody else can act on is theirs. */
export function useManages({ projectId }: Pick<SubmissionRow, "projectId">): boolean {
  const { profile } = useSession();
  const isAdmin = useCan("admin");
  return isAdmin || (profile?.projects.some((each) => each.projectId === projectId && each.isProjectManager) ?? false);
}
