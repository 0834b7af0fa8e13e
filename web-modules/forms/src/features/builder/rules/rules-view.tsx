import type { Named } from "@groundwork/formwork/conditions";
import { conditionsOf, LIMITS_OF_CONDITIONS } from "@groundwork/formwork/rules";
import { Button, EmptyState, LoadingState, useFormats, useUrlState } from "@groundwork/kit";
import { FlaskConical, Plus, Split } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { newRule } from "../model/rules";
import { announce } from "../state/announcement";
import { useBody, useBuilder } from "../state/hooks";
import { RuleItem } from "./rule-item";
import classes from "./rules.module.css";
import { asksSituation, beginning } from "./situation";
import { useTrial } from "./use-trial";
import { useRuleWords } from "./use-words";

/** Many write rules and try none. */
const TriedForm = lazy(() => import("./tried-form"));

/**
 * All rules of the form. Where there is none it asks for the first one ("default"), else they are read ("readonly"),
 * and one at a time is made ("create") or changed ("edit").
 */
export default function RulesView({ steps }: { steps: readonly Named[] }): ReactNode {
  const store = useBuilder();
  const body = useBody();
  const words = useRuleWords(steps);
  const { t } = words;
  const { stamp } = useFormats();
  const rules = conditionsOf(body);
  const [{ rule: openId }, setUrl] = useUrlState({ rule: "" });
  const [made, setMade] = useState<string | null>(null);
  const [isTrying, tryOut] = useState(false);
  const [situation, situate] = useState(() => beginning(steps, stamp(new Date()).slice(0, 10)));
  const trial = useTrial(body, isTrying, situation);
  const open = (ruleId: string | null) => setUrl({ rule: ruleId ?? "" });
  const add = () => {
    const rule = newRule();
    if (!store.addRule(rule)) return announce(t("rules.full", { most: LIMITS_OF_CONDITIONS.conditions }));
    setMade(rule.id);
    open(rule.id);
  };
  const isOpen = rules.some((rule) => rule.id === openId);
  const mode = isOpen ? (openId === made ? "create" : "edit") : rules.length > 0 ? "readonly" : "default";
  return (
    <div className={classes.view} data-mode={mode} data-trying={isTrying || undefined}>
      <section className={classes.list} aria-labelledby="rules-title">
        <div className={classes.top}>
          <h2 id="rules-title" className={classes.title}>
            {t("rules.title")}
          </h2>
          <Button
            variant={isTrying ? "light" : "default"}
            leftSection={<FlaskConical size={16} aria-hidden />}
            aria-pressed={isTrying}
            onClick={() => tryOut(!isTrying)}
          >
            {t("rules.try")}
          </Button>
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={add}>
            {t("rules.add")}
          </Button>
        </div>
        {rules.length === 0 ? (
          <EmptyState icon={Split} title={t("rules.none.title")}>
            {t("rules.none.body")}
          </EmptyState>
        ) : (
          <>
            <p className={classes.hint}>{t("rules.order")}</p>
            <ol className={classes.rules}>
              {rules.map((rule, at) => (
                <RuleItem
                  key={rule.id}
                  rule={rule}
                  at={at}
                  count={rules.length}
                  words={words}
                  isOpen={rule.id === openId}
                  onOpen={open}
                  trial={trial}
                />
              ))}
            </ol>
          </>
        )}
      </section>
      {trial && (
        <section className={classes.trial} aria-label={t("rules.trial")}>
          <p className={classes.hint}>{t("rules.trialHelp")}</p>
          <Suspense fallback={<LoadingState />}>
            <TriedForm
              trial={trial}
              asked={asksSituation(rules)}
              situation={situation}
              words={words.when}
              onChange={situate}
            />
          </Suspense>
        </section>
      )}
    </div>
  );
}
