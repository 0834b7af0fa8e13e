import type { ReactNode } from "react";
import type { ViewProps } from "../drawn-kind";
import { Titled } from "../titled";
import type { TextBlockSetting } from "./rules";
import classes from "./view.module.css";

export function TextBlockView({ setting, value }: ViewProps<TextBlockSetting, string>): ReactNode {
  const text = setting.isTyped && value !== null ? value : setting.text;
  return (
    <Titled title={setting.label}>
      <TextBlock setting={{ ...setting, text }} />
    </Titled>
  );
}

export function TextBlock({ setting: { text, style } }: { setting: TextBlockSetting }): ReactNode {
  if (style === "heading") return <h3 className={classes.heading}>{text}</h3>;
  return <p className={classes.paragraph}>{text}</p>;
}
