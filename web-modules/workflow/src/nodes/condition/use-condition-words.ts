import { type AskedField, type ConditionWords, whenMessages } from "@groundwork/formwork/conditions";
import { useQuery } from "@groundwork/kit";
import { useMemo } from "react";
import { useEditor } from "../../editor-context";
import { formQuery } from "../../features/editor/api";
import { stepsOf } from "../../graph";

const NONE: readonly AskedField[] = [];

/** What conditions are said with: about the fields of the form, and about where, by whom and when a button is pressed. */
export function useConditionWords(): ConditionWords {
  const t = whenMessages.useT();
  const { templateId, workflow, teams } = useEditor();
  const { data } = useQuery(formQuery(templateId));
  return useMemo(() => {
    const byId = new Map((data?.fields ?? NONE).map((field) => [field.id, field]));
    return {
      t,
      field: (id) => byId.get(id),
      name: (id) => data?.fieldNames.get(id) ?? t("when.gone"),
      situation: {
        steps: stepsOf(workflow).map((step) => ({ id: step.id, name: step.data.stepName })),
        teams: teams.map(({ teamId, name }) => ({ id: teamId, name })),
      },
    };
  }, [t, data, workflow, teams]);
}
