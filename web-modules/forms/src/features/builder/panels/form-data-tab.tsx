import { LoadingState } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense } from "react";

const Loaded = lazy(() => import("./form-data"));

/** Few look at a form as data: it is loaded for who does. */
export function FormData(): ReactNode {
  return (
    <Suspense fallback={<LoadingState shape="form" rows={2} />}>
      <Loaded />
    </Suspense>
  );
}
