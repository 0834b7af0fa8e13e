import { useCallback } from "react";
import type { Field } from "../body/types";
import { isFieldType, rulesOf, settingOf } from "../fields/registry";
import { formworkMessages } from "./index";

/** The name of a kind, as the palette shows it; of one this page does not know, its type. */
export function useKindName(): (type: string) => string {
  const t = formworkMessages.useT();
  return useCallback((type) => (isFieldType(type) ? t(`${type}.name`) : type), [t]);
}

/** What a field is called: where its author gave it no label, by its name, else by its kind (spec §5). */
export function useFieldName(): (field: Field) => string {
  const kindName = useKindName();
  return useCallback((field) => settingOf(field).label.trim() || field.name.trim() || kindName(field.type), [kindName]);
}

/** What stands above a field; nothing above one that needs no label. */
export function useFieldLabel(field: Field): string {
  const fieldName = useFieldName();
  return rulesOf(field.type)?.needsLabel === false ? settingOf(field).label : fieldName(field);
}
