import type { ReactNode } from "react";
import type { ViewProps } from "../drawn-kind";
import { type ListedSetting, type ListedValue, listedShown } from "./listed";

export function SelectionView({ setting, value }: ViewProps<ListedSetting, ListedValue>): ReactNode {
  return value && <span>{listedShown(setting, value)}</span>;
}

/** To be written over: what has no option shows nothing to choose. */
export function firstOptions(optionOf: (number: number) => string) {
  return { options: [1, 2, 3].map((number) => ({ id: number, label: optionOf(number) })) };
}
