import { TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { MOST_MESSAGE, type Ruled } from "../fields/ruled";
import { formworkMessages } from "../messages";

interface MessageSettingProps {
  setting: Ruled;
  onChange: (change: Ruled) => void;
}

/** What is said where a value breaks the bounds of its field. */
export function MessageSetting({ setting, onChange }: MessageSettingProps): ReactNode {
  const t = formworkMessages.useT();
  return (
    <TextField
      name="message"
      label={t("builder.message")}
      description={t("builder.messageHelp")}
      value={setting.message}
      maxLength={MOST_MESSAGE}
      error={null}
      onChange={(message) => onChange({ message })}
    />
  );
}
