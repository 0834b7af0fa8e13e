import { Link, Text } from "@groundwork/kit";
import { ChevronRight, Circle, CircleCheck } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "../submissions/start.module.css";
import { FIRST_STEPS, type FirstSteps } from "./first-steps";

const STEPS = Object.keys(FIRST_STEPS) as (keyof typeof FIRST_STEPS)[];

/** What a new company needs before anything waits for anybody; each step leads to where it is done. */
export function FirstStepsList({ done }: { done: FirstSteps }): ReactNode {
  const t = messages.useT();
  return (
    <>
      <Text mb="sm">{t("home.first.body")}</Text>
      <ol className={classes.templates} aria-label={t("home.first.title")}>
        {STEPS.map((step) => {
          const Icon = done[step] ? CircleCheck : Circle;
          return (
            <li key={step}>
              <Link to={FIRST_STEPS[step]} className={classes.template ?? ""}>
                <Icon size={20} aria-hidden />
                <span>
                  <strong>{t(`home.first.${step}`)}</strong>
                  <Text component="small" size="sm" c="dimmed">
                    {t(done[step] ? "home.first.done" : `home.first.${step}Help`)}
                  </Text>
                </span>
                <ChevronRight size={20} aria-hidden />
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}
