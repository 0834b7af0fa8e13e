import { formworkMessages, useFieldName } from "@groundwork/formwork";
import { givenName } from "@groundwork/formwork/rules";
import { useMemo } from "react";
import { messages } from "../../../messages";
import { useBody, useBuilder } from "../state/hooks";
import type { RuleWords } from "./words";

/** Names as they are now: whoever shows a rule listens to the form. */
export function useRuleWords(): RuleWords {
  const t = messages.useT();
  const said = formworkMessages.useT();
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
    return { t, when: { t: said, field, name }, field, name };
  }, [t, said, store, body, nameOf]);
}
