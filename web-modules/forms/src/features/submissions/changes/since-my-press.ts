import { useQuery, useSession } from "@groundwork/kit";
import type { Schemas } from "../../../schemas";
import { progressQuery, type SubmissionDetail, type SubmissionProgress, sinceMyPressQuery } from "../api";

export type SinceMyPress = Schemas["ChangesSinceMyPress"] & { press: Schemas["OwnPress"] };

/** Also with others: then it is told beside the step. */
export function hasPressed({ steps }: Pick<SubmissionProgress, "steps">, userId: string | undefined): boolean {
  return steps.some(
    ({ move, isCurrent, submitter, approvals }) =>
      (!isCurrent && move === null && submitter?.userId === userId) ||
      approvals.some(({ by }) => by?.userId === userId),
  );
}

/** Of who may act and has before; of everybody else, and as long as it is not known, null. */
export function useSinceMyPress(detail: SubmissionDetail): SinceMyPress | null {
  const userId = useSession().profile?.userId;
  const mayHave = detail.mayAct && detail.number > 0;
  const { data: progress } = useQuery({ ...progressQuery(detail.submissionId), enabled: mayHave });
  const isAsked = mayHave && userId !== undefined && progress !== undefined && hasPressed(progress, userId);
  const { data } = useQuery({
    ...sinceMyPressQuery(detail.submissionId, detail.currentStepId, detail.number),
    enabled: isAsked,
  });
  return isAsked && data?.press ? { ...data, press: data.press } : null;
}
