import { ScanLine } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import type { BarcodeSetting } from "./rules";

/** Loaded where a form has such a field: most have none. */
const Scanned = lazy(() => import("./fill"));

type Props = FillProps<BarcodeSetting, string>;

const filledIn = (isSmall: boolean) => (props: Props) => (
  <Suspense>
    <Scanned {...props} isSmall={isSmall} />
  </Suspense>
);

function View({ value }: ViewProps<BarcodeSetting, string>): ReactNode {
  return <span>{value}</span>;
}

export const drawn: DrawnKind<BarcodeSetting, string> = {
  icon: ScanLine,
  frame: "control",
  Fill: filledIn(false),
  CellFill: filledIn(true),
  View,
};
