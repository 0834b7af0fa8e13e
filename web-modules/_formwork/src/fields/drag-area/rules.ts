import type { CommonSetting, Row } from "../../body/types";
import { flag } from "../../shape";
import { type KindRules, settingShape } from "../kind";
import { SHOWN_KIND } from "../shown-kind";
import { areRows, rowsOf } from "./rows";

export interface DragAreaSetting extends CommonSetting {
  /** While it is filled in and read it begins with its title alone; paper shows all of it. */
  isFolded: boolean;
  /** What stands in it; never written. */
  rows?: readonly Row[];
}

export const rules: KindRules<DragAreaSetting, never> = {
  ...SHOWN_KIND,
  holds: "fields",
  takesHolders: true,
  ownDefaults: () => ({ isFolded: false }),
  ownParts: () => [],
  hasSettingShape: settingShape({ isFolded: flag }),
  hasRightParts: areRows,
  readParts: (setting, components) => ({ ...setting, rows: rowsOf(components) }),
};
