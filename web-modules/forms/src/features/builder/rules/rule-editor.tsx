import { type Condition, fieldsOf } from "@groundwork/formwork/rules";
import { lazy, type ReactNode } from "react";
import { useBody } from "../state/hooks";
import classes from "./rules.module.css";
import type { RuleWords } from "./words";

/** Beside each other: together they are as much as the rest of the builder. */
const WhenEditor = lazy(() => import("./when-editor"));
const OutcomesEditor = lazy(() => import("./outcome-editor"));

interface RuleEditorProps {
  rule: Condition;
  words: RuleWords;
  onChange: (more: Partial<Condition>) => void;
}

/** When it applies, and what then. Loaded by whom changes a rule: most read them. */
export function RuleEditor({ rule, words, onChange }: RuleEditorProps): ReactNode {
  const { t } = words;
  const fields = fieldsOf(useBody());
  return (
    <>
      <h3 className={classes.part}>{t("rules.when")}</h3>
      <WhenEditor name={`when-${rule.id}`} rule={rule} fields={fields} words={words.when} onChange={onChange} />
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
