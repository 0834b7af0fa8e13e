import { useSession } from "@groundwork/kit";
import type { SubmissionDetail } from "./api";

/** Somebody else of the step's people has it: one may do it all the same, and does not do so by opening it. */
export function useIsTakenByAnother({ mayAct, isMyTurn, assignee }: SubmissionDetail): boolean {
  const userId = useSession().profile?.userId;
  return mayAct && !isMyTurn && assignee !== null && assignee.userId !== userId;
}

/**
 * What somebody else began and has not submitted, or was sent back to them: one may go on with it, and does not do so by
 * opening it.
 */
export function useIsOthersTurn({ mayAct, isMyTurn, standsIn, approvals, submitter }: SubmissionDetail): boolean {
  const userId = useSession().profile?.userId;
  const waits = mayAct && !isMyTurn && !standsIn && (approvals?.byMe ?? null) === null;
  return waits && submitter !== null && submitter.userId !== userId;
}
