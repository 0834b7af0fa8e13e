import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { SketchProps } from "../drawn-kind";
import sketch from "../sketch.module.css";
import { enabledItems, type HeaderSectionSetting } from "./rules";
import classes from "./view.module.css";

/** What will be told of a submission, before there is one. */
export function HeaderSectionSketch({ setting }: SketchProps<HeaderSectionSetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <dl className={classes.items}>
      {enabledItems(setting).map(({ id, label }) => (
        <div key={id} className={classes.item}>
          <dt>{label || t(`headerSection.${id}`)}</dt>
          <dd>
            <span className={sketch.bar} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
