import { SwitchField, TextAreaField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { WholeNumberSetting } from "../../builder/whole-number-setting";
import { useProblemText } from "../../messages/problem-text";
import { complaint } from "../../problem";
import type { SettingsProps } from "../drawn-kind";
import { MOST_FILES, type UploadSetting } from "./rules";
import { uploadSettingsMessages } from "./settings-messages";

const MOST_TYPES = 50;

/** "PDF, .jpg" → pdf jpg; what is no ending is left out. */
export function typesIn(text: string): string[] {
  const words = text.toLowerCase().split(/[\s,;.]+/);
  return [...new Set(words.filter((word) => /^[a-z0-9]{1,10}$/.test(word)))].slice(0, MOST_TYPES);
}

export default function UploadPanel({ setting, onChange }: SettingsProps<UploadSetting>): ReactNode {
  const t = uploadSettingsMessages.useT();
  const words = useProblemText();
  const [types, setTypes] = useState(() => setting.allowedTypes.join(" "));
  return (
    <>
      <TextAreaField
        name="allowedTypes"
        label={t("upload.allowedTypes")}
        description={t("upload.allowedTypesHelp")}
        rows={2}
        value={types}
        error={setting.allowedTypes.length === 0 ? words(complaint("typesMissing")) : null}
        onChange={(text) => {
          setTypes(text);
          onChange({ allowedTypes: typesIn(text) });
        }}
      />
      <WholeNumberSetting
        name="most"
        label={t("upload.most")}
        value={setting.most}
        min={1}
        max={MOST_FILES}
        otherwise={1}
        onChange={(most) => onChange({ most })}
      />
      <SwitchField
        name="keepsOriginals"
        label={t("upload.keepsOriginals")}
        description={t("upload.keepsOriginalsHelp")}
        value={setting.keepsOriginals ?? false}
        error={null}
        onChange={(keepsOriginals) => onChange({ keepsOriginals })}
      />
    </>
  );
}
