import { Stack } from "@groundwork/kit";
import { CheckboxField, TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { MOST_LABEL } from "../fields/kind";
import { isEntered, rulesOf } from "../fields/registry";
import { formworkMessages } from "../messages";
import { DefaultValue, type DefaultValueProps } from "./default-value";

/** What every kind's settings end with: what it begins with, and who sees and changes it. */
export function MoreSettings({ field, setting, onChange }: DefaultValueProps): ReactNode {
  const t = formworkMessages.useT();
  const rules = rulesOf(field.type);
  const isFilledIn = isEntered(field);
  return (
    <Stack gap="md">
      {isFilledIn && !rules?.holdsFiles && !rules?.holds && !rules?.isLookedUp && (
        <DefaultValue field={field} setting={setting} onChange={onChange} />
      )}
      {isFilledIn && (
        <CheckboxField
          name="readonly"
          label={t("builder.readonly")}
          description={t("builder.readonlyHelp")}
          value={field.readonly}
          error={null}
          onChange={(readonly) => onChange({ ...field, readonly })}
        />
      )}
      <CheckboxField
        name="visible"
        label={t("builder.visible")}
        description={t("builder.visibleHelp")}
        value={field.visible}
        error={null}
        onChange={(visible) => onChange({ ...field, visible })}
      />
      <TextField
        name="name"
        label={t("builder.name")}
        description={t("builder.nameHelp")}
        value={field.name}
        maxLength={MOST_LABEL}
        error={null}
        onChange={(name) => onChange({ ...field, name })}
      />
    </Stack>
  );
}
