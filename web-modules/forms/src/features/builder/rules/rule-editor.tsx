import { GroupEditor } from "@groundwork/formwork/conditions";
import { type Condition, fieldsOf } from "@groundwork/formwork/rules";
import type { ReactNode } from "react";
import { useBody } from "../state/hooks";
import { OutcomesEditor } from "./outcome-editor";
import classes from "./rules.module.css";
import type { RuleWords } from "./words";

interface RuleEditorProps {
  rule: Condition;
  words: RuleWords;
  onChange: (more: Partial<Condition>) => void;
}

/** When it applies, and what then. Loaded by whom changes a rule: most read them. */
export default function RuleEditor({ rule, words, onChange }: RuleEditorProps): ReactNode {
  const { t } = words;
  const fields = fieldsOf(useBody());
  return (
    <>
      <h3 className={classes.part}>{t("rules.when")}</h3>
      <GroupEditor name={`when-${rule.id}`} group={rule} fields={fields} words={words.when} onChange={onChange} />
      <h3 className={classes.part}>{t("rules.then")}</h3>
      <OutcomesEditor
        name={`then-${rule.id}`}
        outcomes={rule.outcomes ?? []}
        words={words}
        onChange={(outcomes) => onChange({ outcomes })}
      />
    </>
  );
}
