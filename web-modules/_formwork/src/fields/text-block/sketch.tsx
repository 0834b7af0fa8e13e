import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { SketchProps } from "../drawn-kind";
import { Titled } from "../titled";
import type { TextBlockSetting } from "./rules";
import { TextBlock } from "./view";

export function TextBlockSketch({ setting }: SketchProps<TextBlockSetting>): ReactNode {
  const t = formworkMessages.useT();
  const isBlank = setting.text.trim() === "";
  return (
    <Titled title={setting.label}>
      <TextBlock setting={isBlank ? { ...setting, text: t("textBlock.none") } : setting} />
    </Titled>
  );
}
