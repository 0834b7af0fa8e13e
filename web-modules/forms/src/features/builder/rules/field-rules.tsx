import type { Named } from "@groundwork/formwork/conditions";
import { conditionsOf, type Field } from "@groundwork/formwork/rules";
import { Anchor, Button, useUrlState } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { newRule, rulesWith } from "../model/rules";
import { useBuilder } from "../state/hooks";
import classes from "./rules.module.css";
import { useRuleWords } from "./use-words";
import { sentence } from "./words";

/** The rules that name a field, beside its settings. */
export default function FieldRules({ field, steps }: { field: Field; steps: readonly Named[] }): ReactNode {
  const store = useBuilder();
  const words = useRuleWords(steps);
  const { t } = words;
  const [, setUrl] = useUrlState({ view: "build", rule: "" });
  const all = conditionsOf(store.body());
  const open = (rule: string) => setUrl({ view: "rules", rule });
  const add = () => {
    const rule = newRule({ outcomes: [{ type: "show", fieldIds: [field.id], pageIds: [] }] });
    if (store.addRule(rule)) open(rule.id);
  };
  return (
    <section className={classes.ofField} aria-labelledby={`rules-${field.id}`}>
      <h3 id={`rules-${field.id}`} className={classes.part}>
        {t("rules.title")}
      </h3>
      <ul>
        {rulesWith(store.body(), [field.id]).map((rule) => (
          <li key={rule.id}>
            <Anchor component="button" type="button" ta="start" onClick={() => open(rule.id)}>
              {all.indexOf(rule) + 1}. {sentence(words, rule)}
            </Anchor>
          </li>
        ))}
      </ul>
      <Button variant="subtle" size="compact-md" leftSection={<Plus size={16} aria-hidden />} onClick={add}>
        {t("rules.addForField")}
      </Button>
    </section>
  );
}
