import type { FillStore } from "@groundwork/formwork";
import type { Condition } from "@groundwork/formwork/rules";
import { Button } from "@groundwork/kit";
import { CircleCheck, CircleDashed } from "@groundwork/kit/icons";
import { type ReactNode, useMemo, useState } from "react";
import { useAtomValue } from "../../../state";
import { Reasons } from "./reasons";
import classes from "./rules.module.css";
import type { RuleWords } from "./words";

interface TriedProps {
  rule: Condition;
  at: number;
  words: RuleWords;
  trial: FillStore;
}

/** Whether it applies to what is tried, and why. */
export default function Tried({ rule, at, words, trial }: TriedProps): ReactNode {
  const { t } = words;
  const [isWhyShown, showWhy] = useState(false);
  const holds = useAtomValue(useMemo(() => trial.following(() => trial.ruleHolds(at)), [trial, at]));
  return (
    <div className={classes.tried}>
      <span className={classes.mark} data-holds={holds || undefined}>
        {holds ? <CircleCheck size={16} aria-hidden /> : <CircleDashed size={16} aria-hidden />}
        {t(holds ? "rules.holds" : "rules.holdsNot")}
      </span>
      <Button variant="subtle" size="compact-sm" aria-expanded={isWhyShown} onClick={() => showWhy(!isWhyShown)}>
        {t("rules.why")}
      </Button>
      {isWhyShown && <Reasons group={rule} words={words} trial={trial} />}
    </div>
  );
}
