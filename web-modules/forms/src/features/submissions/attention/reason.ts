import type { attentionMessages } from "../../../messages/attention";
import type { SubmissionRow } from "../api";

const REASONS = ["teamDeleted", "submitterRemoved", "visitorPressed", "approversMissing"] as const;

export type Reason = (typeof REASONS)[number] | "other";

/** Why nobody can act on it; a newer service may know of more. */
export function reasonOf({ attentionReason }: Pick<SubmissionRow, "attentionReason">): Reason {
  return REASONS.find((each) => each === attentionReason) ?? "other";
}

type T = ReturnType<typeof attentionMessages.useT>;

export const whoBegan = (t: T, { submitter }: Pick<SubmissionRow, "submitter">) =>
  submitter?.fullName ?? t("attention.somebody");
