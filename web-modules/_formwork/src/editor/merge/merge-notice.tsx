import { lazy, type ReactNode, Suspense } from "react";
import type { MergeNoticeProps } from "./merge-props";

const Merging = lazy(() => import("./merging"));

/** Two people worked at one draft: what each did for itself is merged, what both changed is asked. */
export function MergeNotice<Content>(props: MergeNoticeProps<Content>): ReactNode {
  return (
    <Suspense fallback={null}>
      <Merging {...(props as unknown as MergeNoticeProps<unknown>)} />
    </Suspense>
  );
}
