import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { CommonSetting } from "../body/types";
import type { SettingsProps } from "../fields/drawn-kind";

/** The settings of a kind that few forms have: loaded when one is set up for the first time. */
export function lazySettings<Setting extends CommonSetting>(
  load: () => Promise<{ default: ComponentType<SettingsProps<Setting>> }>,
): (props: SettingsProps<Setting>) => ReactNode {
  const Panel = lazy(load);
  return (props) => (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
