import { lazy, type ReactNode, Suspense } from "react";
import type { SettingsProps } from "../drawn-kind";
import type { TableSetting } from "./rules";

/** Loaded when a table is set up for the first time: most forms are built without one. */
const Panel = lazy(() => import("./table-panel"));

export function Settings(props: SettingsProps<TableSetting>): ReactNode {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
