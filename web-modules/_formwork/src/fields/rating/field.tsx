import { Star } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import { type RatingSetting, rules } from "./rules";

/** Loaded where a form has such a field: most have none. */
const FillRating = lazy(() => import("./fill"));

function Fill(props: FillProps<RatingSetting, number>): ReactNode {
  return (
    <Suspense>
      <FillRating {...props} />
    </Suspense>
  );
}

function View({ setting, value }: ViewProps<RatingSetting, number>): ReactNode {
  return value !== null && <span>{rules.text(setting, value)}</span>;
}

export const drawn: DrawnKind<RatingSetting, number> = { icon: Star, frame: "radiogroup", Fill, View };
