import type { ReactNode } from "react";
import type { FillProps } from "../drawn-kind";
import type { HeaderSectionSetting } from "./rules";
import { HeaderSectionView } from "./view";

/** Nothing is entered here. */
export function HeaderSectionFill({ field, setting, kinds }: FillProps<HeaderSectionSetting>): ReactNode {
  return <HeaderSectionView field={field} setting={setting} value={null} kinds={kinds} />;
}
