import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { SketchProps } from "../drawn-kind";
import sketch from "../sketch.module.css";
import { itemName } from "./item-name";
import { enabledItems, type HeaderSectionSetting } from "./rules";
import classes from "./view.module.css";

/** What will be told of a submission, before there is one. */
export function HeaderSectionSketch({ setting }: SketchProps<HeaderSectionSetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <dl className={classes.items}>
      {enabledItems(setting).map((item) => (
        <div key={item.id} className={classes.item}>
          <dt>{itemName(t, item)}</dt>
          <dd>
            <span className={sketch.bar} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
