import type { ReactNode } from "react";
import type { ViewProps } from "../drawn-kind";
import { type SelectionValue, type SingleSelectionSetting, singleSelection } from "./rules";

export function SingleSelectionView({ setting, value }: ViewProps<SingleSelectionSetting, SelectionValue>): ReactNode {
  return <span>{value && singleSelection.text(setting, value)}</span>;
}
