import type { ReactNode } from "react";
import type { ViewProps } from "../drawn-kind";
import { type SelectionValue, type SingleSelectionSetting, singleSelection } from "./rules";

export function SingleSelectionView({ setting, value }: ViewProps<SingleSelectionSetting, SelectionValue>): ReactNode {
  if (!value) return null;
  const text = singleSelection.text(setting, value);
  const isOwn = (value.selected ?? []).length === 0;
  return <span>{isOwn ? `${setting.otherLabel}: ${text}` : text}</span>;
}
