import { list, nullable, record, text } from "../../shape";
import type { KindRules } from "../kind";
import {
  MOST_OTHER,
  optionId,
  SELECTION_DEFAULTS,
  type SelectionSetting,
  type SelectionValue,
  selectionRules,
  selectionSettingShape,
} from "../selection/selection";

export type SingleSelectionSetting = SelectionSetting;

export const rules: KindRules<SingleSelectionSetting, SelectionValue> = {
  ...selectionRules(() => false),
  ownDefaults: () => ({ ...SELECTION_DEFAULTS }),
  hasSettingShape: selectionSettingShape(),
  hasShape: record({}, { selected: list(optionId, 1), other: nullable(text(MOST_OTHER)) }),
};
