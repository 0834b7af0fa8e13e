import { TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { MessageSetting } from "../../builder/message-setting";
import { formworkMessages } from "../../messages";
import { MOST_LABEL } from "../kind";
import type { TextSetting } from "./text";

export interface TextSettingsProps {
  setting: TextSetting;
  onChange: (change: Partial<TextSetting>) => void;
  children?: ReactNode;
}

/** Of the kinds that hold a text: around its bounds, which are between. */
export function TextSettings({ setting, onChange, children }: TextSettingsProps): ReactNode {
  const t = formworkMessages.useT();
  return (
    <>
      <TextField
        name="placeholder"
        label={t("builder.placeholder")}
        description={t("builder.placeholderHelp")}
        value={setting.placeholder}
        maxLength={MOST_LABEL}
        error={null}
        onChange={(placeholder) => onChange({ placeholder })}
      />
      {children}
      <MessageSetting setting={setting} onChange={onChange} />
    </>
  );
}
