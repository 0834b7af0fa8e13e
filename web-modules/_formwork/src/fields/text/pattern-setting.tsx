import { TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { useProblemText } from "../../messages/problem-text";
import { MOST_PATTERN } from "../../pattern";
import { patternMessages } from "./pattern-messages";
import { checkPattern, type PatternedSetting } from "./patterned";

interface PatternSettingProps {
  setting: PatternedSetting;
  onChange: (change: { pattern: string }) => void;
}

export default function PatternSetting({ setting, onChange }: PatternSettingProps): ReactNode {
  const t = patternMessages.useT();
  const words = useProblemText();
  const [unreadable] = checkPattern(setting);
  return (
    <TextField
      name="pattern"
      label={t("pattern")}
      description={t("patternHelp", { example: "[A-Z]{2}-[0-9]{4}" })}
      value={setting.pattern}
      maxLength={MOST_PATTERN}
      error={unreadable ? words(unreadable) : null}
      onChange={(pattern) => onChange({ pattern })}
    />
  );
}
