import { lazy, type ReactNode, Suspense } from "react";
import type { OptionsSourceProps } from "./options-source";

/** A part of its own: most kinds have no options. */
const Source = lazy(() => import("./options-source"));

/** What a field offers: written here, or a list of the company. */
export function OptionsSettings(props: OptionsSourceProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <Source {...props} />
    </Suspense>
  );
}
