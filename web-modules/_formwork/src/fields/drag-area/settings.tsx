import { lazy, type ReactNode, Suspense } from "react";
import type { SettingsProps } from "../drawn-kind";
import type { DragAreaSetting } from "./rules";

/** Loaded when a panel is set up for the first time: most forms are built without one. */
const Panel = lazy(() => import("./drag-area-panel"));

export function Settings(props: SettingsProps<DragAreaSetting>): ReactNode {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
