import type { FillStore } from "@groundwork/formwork";
import { comparisonWords } from "@groundwork/formwork/conditions";
import { isComparison, type NestedCondition } from "@groundwork/formwork/rules";
import { Check, X } from "@groundwork/kit/icons";
import { type ReactNode, useMemo } from "react";
import { useAtomValue } from "../../../state";
import classes from "./rules.module.css";
import type { RuleWords } from "./words";

interface ReasonsProps {
  group: { logicType?: "and" | "or"; nestedConditions?: readonly NestedCondition[] };
  words: RuleWords;
  trial: FillStore;
}

/** Each thing that a rule asks, and whether it is so. */
export function Reasons({ group, words, trial }: ReasonsProps): ReactNode {
  const { t } = words;
  const parts = group.nestedConditions ?? [];
  const metAtom = useMemo(() => {
    const asked = group.nestedConditions ?? [];
    return trial.following(() => asked.map((part) => (trial.partHolds(part) ? "1" : "0")).join(""));
  }, [trial, group.nestedConditions]);
  const met = useAtomValue(metAtom);
  return (
    <ul
      className={classes.reasons}
      aria-label={words.when.t(group.logicType === "or" ? "when.logic.or" : "when.logic.and")}
    >
      {parts.map((part, at) => {
        const isMet = met[at] === "1";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names of their own
          <li key={at} data-holds={isMet || undefined}>
            {isMet ? <Check size={14} aria-label={t("rules.isSo")} /> : <X size={14} aria-label={t("rules.isNotSo")} />}
            {isComparison(part) ? (
              comparisonWords(words.when, part)
            ) : (
              <Reasons group={part} words={words} trial={trial} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
