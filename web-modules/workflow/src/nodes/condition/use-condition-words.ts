import { type AskedField, type ConditionWords, whenMessages } from "@groundwork/formwork/conditions";
import { useQuery } from "@groundwork/kit";
import { useMemo } from "react";
import { formQuery } from "../../features/editor/api";

const NONE: readonly AskedField[] = [];

/** What conditions about the fields of a form are said with. */
export function useConditionWords(templateId: string): ConditionWords {
  const t = whenMessages.useT();
  const { data } = useQuery(formQuery(templateId));
  return useMemo(() => {
    const byId = new Map((data?.fields ?? NONE).map((field) => [field.id, field]));
    return {
      t,
      field: (id) => byId.get(id),
      name: (id) => data?.fieldNames.get(id) ?? t("when.gone"),
      situation: null,
    };
  }, [t, data]);
}
