import { TextAlignStart } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import { BoundedField } from "../text/bounded-field";
import { type LongTextSetting, MOST_CHARACTERS } from "./rules";
import classes from "./view.module.css";

function Fill(props: FillProps<LongTextSetting, string>): ReactNode {
  const { maxLength, lines } = props.setting;
  return <BoundedField {...props} most={MOST_CHARACTERS} limit={maxLength} lines={lines} />;
}

function View({ value }: ViewProps<LongTextSetting, string>): ReactNode {
  return <span className={classes.text}>{value}</span>;
}

export const drawn: DrawnKind<LongTextSetting, string> = { icon: TextAlignStart, frame: "control", Fill, View };
