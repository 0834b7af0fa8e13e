import { lazy, type ReactNode, Suspense } from "react";
import type { SubmissionDetail } from "../../submissions/api";
import type { Filling } from "../filling";

const OlderNote = lazy(() => import("./older-note"));

/** Above a draft whose form was published anew since it was begun. A service of the release before says nothing of it. */
export function OlderForm({ filling, detail }: { filling: Filling; detail: SubmissionDetail }): ReactNode {
  const { state, templateVersion, newestTemplateVersion: newest } = detail;
  if (state !== "draft" || !newest || newest <= templateVersion) return null;
  return (
    <Suspense fallback={null}>
      <OlderNote filling={filling} detail={detail} newest={newest} />
    </Suspense>
  );
}
