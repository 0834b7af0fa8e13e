import type { ReactNode } from "react";
import { useFile } from "../../fill/context";
import type { FillProps, ViewProps } from "../drawn-kind";
import { Titled } from "../titled";
import type { ImageSetting } from "./rules";
import classes from "./view.module.css";

/** The picture as it stands in the form: nobody enters anything here. */
export function ImageView({ setting }: ViewProps<ImageSetting>): ReactNode {
  return (
    <Titled title={setting.label}>
      <Picture setting={setting} />
    </Titled>
  );
}

export function ImageFill({ field, setting, kinds }: FillProps<ImageSetting>): ReactNode {
  return <ImageView field={field} setting={setting} value={null} kinds={kinds} />;
}

export function Picture({ setting }: { setting: ImageSetting }): ReactNode {
  const { file, imageAlignment, imageWidth } = setting;
  const link = useFile(file?.fileId ?? "");
  if (!file) return null;
  const description = setting.description || setting.label || file.name;
  const source = link?.thumbnailUrl ?? link?.url;
  return (
    <div className={classes.place} data-aligned={imageAlignment}>
      {source ? (
        <img
          src={source}
          alt={description}
          className={classes.picture}
          style={{ inlineSize: `${imageWidth}%` }}
          loading="lazy"
        />
      ) : (
        <span className={classes.unseen}>{description}</span>
      )}
    </div>
  );
}
