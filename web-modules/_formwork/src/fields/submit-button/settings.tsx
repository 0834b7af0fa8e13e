import { Stack } from "@groundwork/kit";
import { SelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { useSteps } from "../../builder/body-context";
import { ColorSetting } from "../../builder/color-setting";
import { formworkMessages } from "../../messages";
import { buttonName } from "../../messages/button-name";
import type { SettingsProps } from "../drawn-kind";
import type { SubmitButtonSetting } from "./rules";

/** Stands for the first button of whichever step it is. */
const FIRST = "first";

export function Settings({ setting, onChange }: SettingsProps<SubmitButtonSetting>): ReactNode {
  const t = formworkMessages.useT();
  const buttons = useSteps().flatMap((step) =>
    (step.buttons ?? []).map(({ id, name }) => ({
      value: id,
      label: t("submitButton.ofStep", { button: buttonName(name), step: step.name }),
    })),
  );
  const { buttonId } = setting;
  const isGone = buttonId !== null && !buttons.some(({ value }) => value === buttonId);
  return (
    <Stack gap="md">
      <SelectField
        name="button"
        label={t("submitButton.presses")}
        description={t("submitButton.pressesHelp")}
        value={isGone ? null : (buttonId ?? FIRST)}
        options={[{ value: FIRST, label: t("submitButton.first") }, ...buttons]}
        error={isGone ? t("submitButton.gone") : null}
        onChange={(chosen) => onChange({ buttonId: chosen === FIRST ? null : chosen })}
      />
      <ColorSetting value={setting.color} onChange={(color) => onChange({ color })} />
    </Stack>
  );
}
