import type { ReactNode } from "react";
import type { FillProps, ViewProps } from "../drawn-kind";
import { Titled } from "../titled";
import type { TextBlockSetting } from "./rules";
import classes from "./view.module.css";

export function TextBlockView({ setting }: ViewProps<TextBlockSetting>): ReactNode {
  return (
    <Titled title={setting.label}>
      <TextBlock setting={setting} />
    </Titled>
  );
}

/** Nothing is entered here. */
export function TextBlockFill({ field, setting, kinds }: FillProps<TextBlockSetting>): ReactNode {
  return <TextBlockView field={field} setting={setting} value={null} kinds={kinds} />;
}

export function TextBlock({ setting: { text, style } }: { setting: TextBlockSetting }): ReactNode {
  if (style === "heading") return <h3 className={classes.heading}>{text}</h3>;
  return <p className={classes.paragraph}>{text}</p>;
}
