import { TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { MOST_LABEL } from "../fields/kind";
import { formworkMessages } from "../messages";

interface EndLabels {
  lowLabel: string;
  highLabel: string;
}

interface EndLabelSettingsProps {
  setting: EndLabels;
  onChange: (change: Partial<EndLabels>) => void;
}

/** What the two ends of a scale mean. */
export function EndLabelSettings({ setting, onChange }: EndLabelSettingsProps): ReactNode {
  const t = formworkMessages.useT();
  return (
    <>
      <TextField
        name="lowLabel"
        label={t("builder.lowLabel")}
        value={setting.lowLabel}
        maxLength={MOST_LABEL}
        error={null}
        onChange={(lowLabel) => onChange({ lowLabel })}
      />
      <TextField
        name="highLabel"
        label={t("builder.highLabel")}
        value={setting.highLabel}
        maxLength={MOST_LABEL}
        error={null}
        onChange={(highLabel) => onChange({ highLabel })}
      />
    </>
  );
}
