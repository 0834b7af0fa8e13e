import { lazy, type ReactNode, Suspense } from "react";
import type { SettingsProps } from "../drawn-kind";
import type { HeaderSectionSetting } from "./rules";

/** Loaded when a header is set up for the first time: a form has one at most. */
const Panel = lazy(() => import("./settings-panel"));

export function Settings(props: SettingsProps<HeaderSectionSetting>): ReactNode {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
