import { lazy, type ReactNode, Suspense } from "react";
import type { SubmissionDetail, SubmissionRow } from "../api";

const Alert = lazy(() => import("./needs-attention"));
const Mark = lazy(async () => ({ default: (await import("./marks")).Mark }));
const Deed = lazy(async () => ({ default: (await import("./marks")).Deed }));

/** Loaded where a submission waits for somebody who is gone, which few do. */
export function NeedsAttention({ of }: { of: SubmissionDetail }): ReactNode {
  return of.needsAttention && <Suspense>{<Alert of={of} />}</Suspense>;
}

export function AttentionMark({ of }: { of: SubmissionRow }): ReactNode {
  return of.needsAttention && <Suspense>{<Mark of={of} />}</Suspense>;
}

export function AttentionDeed({ of }: { of: SubmissionRow }): ReactNode {
  return of.needsAttention && of.isMyTurn && <Suspense>{<Deed of={of} />}</Suspense>;
}
