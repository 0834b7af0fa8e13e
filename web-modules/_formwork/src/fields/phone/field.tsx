import { Anchor } from "@groundwork/kit";
import { Phone } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import { BoundedField } from "../text/bounded-field";
import type { TextSetting } from "../text/text";
import { MOST_CHARACTERS, rules } from "./rules";

function Fill(props: FillProps<TextSetting, string>): ReactNode {
  return <BoundedField {...props} most={MOST_CHARACTERS} type="tel" />;
}

function View({ setting, value }: ViewProps<TextSetting, string>): ReactNode {
  if (value === null) return null;
  if (rules.checkValue(setting, value).length > 0) return <span>{value}</span>;
  // An extension is dialled by hand.
  const [number = ""] = value.split(/x|ext/);
  return <Anchor href={`tel:${number.replace(/[^+0-9]/g, "")}`}>{value}</Anchor>;
}

export const drawn: DrawnKind<TextSetting, string> = { icon: Phone, frame: "control", Fill, View };
