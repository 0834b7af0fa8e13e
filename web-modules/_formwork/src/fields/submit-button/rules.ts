import type { CommonSetting, Field } from "../../body/types";
import { id, nullable, textLike } from "../../shape";
import { type KindRules, settingShape } from "../kind";
import { SHOWN_KIND } from "../shown-kind";

export interface SubmitButtonSetting extends CommonSetting {
  /** Empty: the colour of the button that it presses. */
  color: string;
  /** The button of the workflow that it presses. Null: the first one of the step that it belongs to. */
  buttonId: string | null;
}

export const rules: KindRules<SubmitButtonSetting> = {
  ...SHOWN_KIND,
  needsLabel: true,
  isRead: false,
  ownDefaults: () => ({ color: "", buttonId: null }),
  hasSettingShape: settingShape({ color: textLike(/^(#[0-9A-Fa-f]{6})?$/), buttonId: nullable(id) }),
  buttonIds: ({ buttonId }) => (buttonId === null ? [] : [buttonId]),
};

/** Which of the current step's buttons, in their order, it presses; null: none, so it is not shown. */
export function buttonPressedBy<Button extends { id: string }>(
  field: Field,
  buttons: readonly Button[],
  isOfStep: boolean,
): Button | null {
  const { buttonId = null } = field.setting as Partial<SubmitButtonSetting>;
  if (buttonId !== null) return buttons.find((each) => each.id === buttonId) ?? null;
  return (isOfStep && buttons[0]) || null;
}
