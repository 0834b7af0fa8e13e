import { Paperclip } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { SketchProps } from "../drawn-kind";
import classes from "../sketch.module.css";
import type { UploadSetting } from "./rules";

/** Where files will be put. */
export function UploadSketch({ setting }: SketchProps<UploadSetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <div className={classes.box}>
      <Paperclip size={18} aria-hidden /> {t("upload.sketch", { most: setting.most })}
    </div>
  );
}
