import { formworkMessages } from "@groundwork/formwork";
import { type Field, isFieldType, settingOf } from "@groundwork/formwork/rules";
import { useCallback } from "react";

export function labelOf(field: Field): string {
  return settingOf(field).label.trim();
}

/** The name of a kind, as the palette shows it; of one this page does not know, its type. */
export function useKindName(): (type: string) => string {
  const t = formworkMessages.useT();
  return useCallback((type) => (isFieldType(type) ? t(`${type}.name`) : type), [t]);
}

/** Spec §5: a field without a label is called by its type. */
export function useFieldName(): (field: Field) => string {
  const kindName = useKindName();
  return useCallback((field) => labelOf(field) || kindName(field.type), [kindName]);
}
