import type { ReactNode } from "react";
import type { ViewProps } from "../drawn-kind";
import type { ShortTextSetting } from "./rules";

export function ShortTextView({ value }: ViewProps<ShortTextSetting, string>): ReactNode {
  return <span>{value}</span>;
}
