import { Anchor } from "@groundwork/kit";
import { Mail } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import { BoundedField } from "../text/bounded-field";
import type { TextSetting } from "../text/text";
import { MOST_CHARACTERS, rules } from "./rules";

function Fill(props: FillProps<TextSetting, string>): ReactNode {
  return <BoundedField {...props} most={MOST_CHARACTERS} type="email" />;
}

function View({ setting, value }: ViewProps<TextSetting, string>): ReactNode {
  if (value === null) return null;
  // What is no address was let through by a form whose rules were others: it is shown, and leads nowhere.
  if (rules.checkValue(setting, value).length > 0) return <span>{value}</span>;
  return <Anchor href={`mailto:${encodeURIComponent(value).replace("%40", "@")}`}>{value}</Anchor>;
}

export const drawn: DrawnKind<TextSetting, string> = { icon: Mail, frame: "control", Fill, View };
