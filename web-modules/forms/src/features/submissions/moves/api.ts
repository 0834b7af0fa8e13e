import { api, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../../schemas";
import { keyOf } from "../../api/keys";
import type { SubmissionDetail } from "../api";

/** What was looked at: where it has moved since, the service changes nothing. */
export type Seen = Pick<SubmissionDetail, "submissionId" | "number">;

const seen = ({ submissionId, number }: Seen) => ({ submissionId, number });

/** Of several that are open at once, which; a service of the release before knows of one alone. */
const named = (stepId: string | null) => (stepId === null ? {} : { stepId });

export const moves = {
  recall: async (of: Seen, reason: string, options: WriteKey) =>
    api.post("/api/Submission/RecallStep", { body: { ...seen(of), reason }, ...options }),
  void: async (of: Seen, reason: string, options: WriteKey) =>
    api.post("/api/Submission/VoidSubmission", { body: { ...seen(of), reason }, ...options }),
  reopen: async (of: Seen, reason: string, toStepId: string, options: WriteKey) =>
    api.post("/api/Submission/ReopenSubmission", { body: { ...seen(of), reason, toStepId }, ...options }),
  claim: async (of: Seen, stepId: string | null, options: WriteKey): Promise<Schemas["StepAssignee"]> =>
    api.post("/api/Submission/ClaimStep", { body: { ...seen(of), ...named(stepId) }, ...options }),
  assign: async (
    of: Seen,
    stepId: string | null,
    userId: string | null,
    reason: string,
    options: WriteKey,
  ): Promise<Schemas["StepAssignee"]> =>
    api.put("/api/Submission/AssignStep", { body: { ...seen(of), ...named(stepId), userId, reason }, ...options }),
} as const;

export const assignableQuery = ({ submissionId, number }: Seen, stepId: string | null = null) =>
  queryOptions({
    queryKey: keyOf("submissions", "assignable", submissionId, number, stepId ?? ""),
    queryFn: ({ signal }) =>
      api.get("/api/Submission/GetAssignablePeople", {
        query: { submissionId, ...named(stepId) },
        signal,
      }),
  });
