import type { CommonSetting } from "../../body/types";
import { flag, text } from "../../shape";
import { type KindRules, settingShape } from "../kind";
import { SHOWN_KIND } from "../shown-kind";
import { isLayout, type Layout, layoutOf } from "./layout";
import { newParts } from "./place";

export interface TableSetting extends CommonSetting {
  /** Of the tables that are copies of one another, which is the first of them. Kept as they are written. */
  groupId: string;
  isDefault: boolean;
  isCanDuplication: boolean;
  /** Where its cells stand; never written. */
  layout?: Layout;
}

const NO_LAYOUT = layoutOf([]);

export function layoutIn({ layout }: TableSetting): Layout {
  return layout ?? NO_LAYOUT;
}

export const rules: KindRules<TableSetting, never> = {
  ...SHOWN_KIND,
  holds: "fields",
  ownDefaults: () => ({ groupId: "", isDefault: true, isCanDuplication: false }),
  ownParts: newParts,
  hasSettingShape: settingShape({ groupId: text(100), isDefault: flag, isCanDuplication: flag }),
  hasRightParts: isLayout,
  readParts: (setting, components) => ({ ...setting, layout: layoutOf(components) }),
};
