import { lazy, type ReactNode, Suspense } from "react";
import type { SubmissionDetail } from "../submissions/api";

const PartOf = lazy(() => import("./part-of"));

/** Of an entry of a sub-form, where it was begun: of few submissions there is anything to say. */
export function Parent({ parent }: Pick<SubmissionDetail, "parent">): ReactNode {
  return (
    parent && (
      <Suspense>
        <PartOf parent={parent} />
      </Suspense>
    )
  );
}
