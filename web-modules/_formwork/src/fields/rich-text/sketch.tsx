import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { SketchProps } from "../drawn-kind";
import { Titled } from "../titled";
import type { RichTextSetting } from "./rules";
import { RichText } from "./view";

export function RichTextSketch({ setting: { label, text } }: SketchProps<RichTextSetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <Titled title={label}>
      <RichText text={text.trim() === "" ? t("richText.none") : text} />
    </Titled>
  );
}
