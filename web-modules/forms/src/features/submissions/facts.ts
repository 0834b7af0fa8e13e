import { EXPIRATION, expirationState, type SubmissionFacts } from "@groundwork/formwork";
import type { SubmissionDetail } from "./api";

/** What the form's header section tells of its submission. */
export function factsOf(detail: SubmissionDetail): SubmissionFacts {
  const { project } = detail;
  return {
    referenceNumber: detail.referenceNumberStr || null,
    submittedAt: detail.submittedAt,
    company: detail.companyName || null,
    project: project?.name ?? null,
    projectStartsOn: project?.startsOn || null,
    projectEndsOn: project?.endsOn || null,
    projectLocation: project?.address || null,
    projectDescription: project?.description || null,
    validUntil: detail.validTimeEnd,
    isExpired: expirationState(detail.validTimeEnd) === EXPIRATION.expired,
    timeZone: project?.timeZone ?? null,
  };
}
