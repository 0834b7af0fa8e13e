import { useSession } from "@groundwork/kit";
import type { SubmissionDetail } from "./api";

/**
 * What somebody else began and has not submitted, or was sent back to them: one may go on with it, and does not do so by
 * opening it.
 */
export function useIsOthersTurn({ mayAct, isMyTurn, standsIn, approvals, submitter }: SubmissionDetail): boolean {
  const userId = useSession().profile?.userId;
  const waits = mayAct && !isMyTurn && !standsIn && (approvals?.byMe ?? null) === null;
  return waits && submitter !== null && submitter.userId !== userId;
}
