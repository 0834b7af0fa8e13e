import { Button, Link, Panel } from "@groundwork/kit";
import { Circle, CircleCheck } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useFirstSteps } from "./first-steps";
import classes from "./first-steps.module.css";

/** For a company that wants the clock rather than forms, or both: the way to its first check-in. */
export default function FirstStepsCard(): ReactNode {
  const t = messages.useT();
  const steps = useFirstSteps();
  if (steps === null) return null;
  return (
    <div className={classes.panel}>
      <Panel title={t("firstSteps.title")} description={t("firstSteps.about")}>
        <ol className={classes.steps} aria-label={t("firstSteps.title")}>
          {steps.map(({ id, isDone, to }) => (
            <li key={id} className={classes.step}>
              {isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
              <span className={classes.words}>
                <strong>{t(`firstSteps.${id}`)}</strong>
                <small>{t(isDone ? "firstSteps.done" : `firstSteps.${id}Help`)}</small>
              </span>
              {!isDone && (
                <Button component={Link} to={to} size="sm" variant={id === "checkIn" ? "filled" : "subtle"}>
                  {t(`firstSteps.${id}Go`)}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
