import { lazy, type ReactNode, Suspense } from "react";
import type { SettingsProps } from "../drawn-kind";
import type { CalculationSetting } from "./rules";

/** Loaded when a calculation is set up for the first time: it reads formulas and knows their functions. */
const Panel = lazy(() => import("./settings-panel"));

export function Settings(props: SettingsProps<CalculationSetting>): ReactNode {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
