import { Button, Link, LoadingState, Panel } from "@groundwork/kit";
import { Circle, CircleCheck } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { firstStepsMessages } from "../../messages/first-steps";
import { OnPhone } from "../phone/on-phone";
import { type FirstStep, useFirstSteps, useHideFirstSteps } from "./first-steps";
import classes from "./first-steps.module.css";

/** What is left before the company's first form is on paper; gone when it is, or when it is not wanted. */
export function FirstStepsPanel(): ReactNode {
  const t = firstStepsMessages.useT();
  const steps = useFirstSteps();
  const hide = useHideFirstSteps();
  if (steps === undefined) return null;
  return (
    <div className={classes.panel}>
      <Panel title={t("home.first.title")} description={t("home.first.body")}>
        {steps ? <Steps steps={steps} /> : <LoadingState shape="form" rows={5} />}
        <Button variant="subtle" color="gray" size="compact-sm" className={classes.hide ?? ""} onClick={hide}>
          {t("home.first.hide")}
        </Button>
      </Panel>
    </div>
  );
}

function Steps({ steps }: { steps: readonly FirstStep[] }): ReactNode {
  const t = firstStepsMessages.useT();
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <ol className={classes.steps} aria-label={t("home.first.title")}>
      {steps.map((step) => (
        <li key={step.id} className={classes.step} data-state={stateOf(step, next)}>
          {step.isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
          <span className={classes.words}>
            <strong>{t(`home.first.${step.id}`)}</strong>
            <small>{t(step.isDone ? `home.first.${step.id}Done` : `home.first.${step.id}Help`)}</small>
          </span>
          {!step.isDone && step.to !== null && (
            <span className={classes.go}>
              {step.id === "fill" && <OnPhone to={step.to} />}
              <Button component={Link} to={step.to} size="sm" variant={step === next ? "filled" : "subtle"}>
                {t(`home.first.${step.id}Go`)}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function stateOf(step: FirstStep, next: FirstStep | undefined): "done" | "next" | "later" {
  if (step.isDone) return "done";
  return step === next ? "next" : "later";
}
