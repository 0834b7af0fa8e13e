import { lazy, type ReactNode, Suspense } from "react";
import { type ListedFillProps, OpeningSelection } from "./opening-selection";

/** A part of its own: few forms offer lists of the company. */
const BesideOrOpening = lazy(() => import("./beside-or-opening"));

/** Of the kinds that lay their choices out: a short list of the company is laid out too, a longer one opens. */
export function ListedFill(props: ListedFillProps): ReactNode {
  return (
    <Suspense fallback={<OpeningSelection {...props} />}>
      <BesideOrOpening {...props} />
    </Suspense>
  );
}
