import { LoadingState } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense } from "react";
import type { CurrentFieldsProps } from "./current-fields";

const LoadedFields = lazy(() => import("./current-fields"));
const LoadedSections = lazy(() => import("./sections"));

/** The form as lists: loaded by whom wants it so. */
export function CurrentFields(props: CurrentFieldsProps): ReactNode {
  return (
    <Suspense fallback={<LoadingState rows={4} />}>
      <LoadedFields {...props} />
    </Suspense>
  );
}

export function Sections(props: { templateId: string }): ReactNode {
  return (
    <Suspense fallback={<LoadingState rows={4} />}>
      <LoadedSections {...props} />
    </Suspense>
  );
}
