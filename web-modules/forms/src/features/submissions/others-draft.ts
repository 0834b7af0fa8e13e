import { useSession } from "@groundwork/kit";
import type { SubmissionDetail } from "./api";

/** What somebody else began and has not submitted: one may go on with it, and does not do so by opening it. */
export function useIsOthersDraft({ state, mayAct, isMyTurn, standsIn, submitter }: SubmissionDetail): boolean {
  const userId = useSession().profile?.userId;
  return state === "draft" && mayAct && !isMyTurn && !standsIn && submitter !== null && submitter.userId !== userId;
}
