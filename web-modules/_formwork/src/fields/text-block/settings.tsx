import { Stack } from "@groundwork/kit";
import { CheckboxField, SelectField, TextAreaField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { MOST_TEXT, TEXT_STYLES, type TextBlockSetting } from "./rules";

export function Settings({ setting, onChange }: SettingsProps<TextBlockSetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <Stack gap="md">
      <TextAreaField
        name="text"
        label={t("textBlock.text")}
        description={t("textBlock.textHelp")}
        rows={4}
        maxLength={MOST_TEXT}
        value={setting.text}
        error={null}
        onChange={(text) => onChange({ text })}
      />
      <SelectField
        name="style"
        label={t("textBlock.style")}
        value={setting.style}
        options={TEXT_STYLES.map((value) => ({ value, label: t(`textBlock.${value}`) }))}
        error={null}
        onChange={(style) => onChange({ style: style ?? "paragraph" })}
      />
      <CheckboxField
        name="isTyped"
        label={t("textBlock.isTyped")}
        description={t("textBlock.isTypedHelp")}
        value={setting.isTyped}
        error={null}
        onChange={(isTyped) => onChange({ isTyped })}
      />
    </Stack>
  );
}
