import { useFieldName } from "@groundwork/formwork";
import { type Named, whenMessages } from "@groundwork/formwork/conditions";
import { givenName } from "@groundwork/formwork/rules";
import { useQuery } from "@groundwork/kit";
import { teamChoice } from "@groundwork/kit/directory";
import { useMemo } from "react";
import { builderMessages } from "../../../messages/builder";
import { useBody, useBuilder } from "../state/hooks";
import type { RuleWords } from "./words";

/** Names as they are now: whoever shows a rule listens to the form. */
export function useRuleWords(steps: readonly Named[]): RuleWords {
  const t = builderMessages.useT();
  const said = whenMessages.useT();
  const { data: teams } = useQuery(teamChoice);
  const store = useBuilder();
  const body = useBody();
  const nameOf = useFieldName();
  return useMemo(() => {
    const index = store.index();
    const pages = new Map(
      body.map((page, at) => [page.id, givenName(page) || t("builder.pageNumber", { number: at + 1 })]),
    );
    const field = (fieldId: string) => index.get(fieldId)?.field;
    const name = (id: string) => {
      const found = field(id);
      return found ? nameOf(found) : (pages.get(id) ?? said("when.gone"));
    };
    const named = (teams ?? []).map((team) => ({ id: team.teamId, name: team.name }));
    const situation = { steps, teams: named };
    return { t, when: { t: said, field, name, situation }, field, name };
  }, [t, said, steps, teams, store, body, nameOf]);
}
