import { TextCursorInput } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import { BoundedField } from "../text/bounded-field";
import { MOST_CHARACTERS, type ShortTextSetting } from "./rules";

function Fill(props: FillProps<ShortTextSetting, string>): ReactNode {
  return <BoundedField {...props} most={MOST_CHARACTERS} limit={props.setting.maxLength} />;
}

function View({ value }: ViewProps<ShortTextSetting, string>): ReactNode {
  return <span>{value}</span>;
}

export const drawn: DrawnKind<ShortTextSetting, string> = { icon: TextCursorInput, frame: "control", Fill, View };
