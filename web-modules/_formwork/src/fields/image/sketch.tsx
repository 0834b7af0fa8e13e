import { Image as ImageIcon } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { SketchProps } from "../drawn-kind";
import { Titled } from "../titled";
import type { ImageSetting } from "./rules";
import { Picture } from "./view";
import classes from "./view.module.css";

export function ImageSketch({ setting }: SketchProps<ImageSetting>): ReactNode {
  const t = formworkMessages.useT();
  if (setting.file)
    return (
      <Titled title={setting.label}>
        <Picture setting={setting} />
      </Titled>
    );
  return (
    <div className={classes.none}>
      <ImageIcon size={20} aria-hidden />
      {t("image.none")}
    </div>
  );
}
