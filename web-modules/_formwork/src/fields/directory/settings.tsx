import { lazy, type ReactNode, Suspense } from "react";
import type { SettingsProps } from "../drawn-kind";
import type { DirectorySetting } from "./rules";

/** Loaded when such a field is set up for the first time. */
const Panel = lazy(() => import("./settings-panel"));

export function Settings(props: SettingsProps<DirectorySetting>): ReactNode {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
