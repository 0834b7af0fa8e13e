import { SlidersHorizontal } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import { rules, type SliderSetting } from "./rules";

/** Loaded where a form has such a field: most have none. */
const FillSlider = lazy(() => import("./fill"));

function Fill(props: FillProps<SliderSetting, number>): ReactNode {
  return (
    <Suspense>
      <FillSlider {...props} />
    </Suspense>
  );
}

function View({ setting, value }: ViewProps<SliderSetting, number>): ReactNode {
  return value !== null && <span>{rules.text(setting, value)}</span>;
}

export const drawn: DrawnKind<SliderSetting, number> = { icon: SlidersHorizontal, frame: "control", Fill, View };
