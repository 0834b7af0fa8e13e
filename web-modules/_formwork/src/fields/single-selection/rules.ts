import type { KindRules } from "../kind";
import {
  LISTED_DEFAULTS,
  type ListedSetting,
  type ListedValue,
  listedRules,
  listedSettingShape,
  listedShape,
} from "../selection/listed";

export type SingleSelectionSetting = ListedSetting;

export const rules: KindRules<SingleSelectionSetting, ListedValue> = {
  ...listedRules(() => false),
  ownDefaults: () => ({ ...LISTED_DEFAULTS, options: [] }),
  hasSettingShape: listedSettingShape(),
  hasShape: listedShape(1, 1),
};
