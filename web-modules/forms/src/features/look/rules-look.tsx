import type { Named } from "@groundwork/formwork/conditions";
import { conditionsOf } from "@groundwork/formwork/rules";
import { EmptyState } from "@groundwork/kit";
import { Split } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { lookingMessages } from "../../messages/looking";
import { useRuleWords } from "../builder/rules/use-words";
import { sentence } from "../builder/rules/words";
import { useBody } from "../builder/state/hooks";
import classes from "./look.module.css";

/** The rules of the form, each as a sentence. */
export default function RulesLook({ steps }: { steps: readonly Named[] }): ReactNode {
  const t = lookingMessages.useT();
  const rules = conditionsOf(useBody());
  const words = useRuleWords(steps);
  if (rules.length === 0) return <EmptyState icon={Split} title={t("look.noRules")} />;
  return (
    <div className={classes.scrolls}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, so keys could not scroll it */}
      <ol className={classes.rules} tabIndex={0} aria-label={words.t("rules.title")}>
        {rules.map((rule) => (
          <li key={rule.id}>{sentence(words, rule)}</li>
        ))}
      </ol>
    </div>
  );
}
