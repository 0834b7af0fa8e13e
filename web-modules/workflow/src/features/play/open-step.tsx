import { Button, Text } from "@groundwork/kit";
import { SelectField } from "@groundwork/kit/forms";
import { type ReactNode, useId, useState } from "react";
import { buttonsOf, findNode, pressingOf } from "../../graph";
import { dueSteps, peopleOf, type Refused, type Stage, type Standing, whyNot } from "../../graph/play";
import { messages } from "../../messages";
import { textOn } from "../../nodes/button/color";
import classes from "./play.module.css";
import type { Names } from "./use-names";

interface OpenStepProps {
  stage: Stage;
  standing: Standing;
  stepId: string;
  names: Names;
  /** Presses, or says why not. */
  onPress: (buttonId: string, person: string) => Refused | null;
  /** What decides is not read yet. */
  isWaiting: boolean;
}

/** A step that is open: who acts on it, and its buttons. */
export function OpenStep({ stage, standing, stepId, names, onPress, isWaiting }: OpenStepProps): ReactNode {
  const t = messages.useT();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const step = findNode(stage.workflow, stepId);
  if (step?.type !== "step") return null;
  const people = peopleOf(stage, standing, step);
  const person = chosen ?? people[0] ?? null;
  const why = person === null ? null : whyNot(stage, standing, stepId, person);
  const due = dueSteps(stage, standing).find((each) => each.step.id === stepId);
  const dueWords = (left: number) => {
    if (left === 0) return t("play.dueNow");
    return left > 0 ? t("play.dueIn", { time: names.hours(left) }) : t("play.overdue", { time: names.hours(-left) });
  };
  const press = (buttonId: string) => {
    if (person === null) return;
    setRefused(onPress(buttonId, person));
    // The next one presses as somebody else.
    setChosen(null);
  };
  const shown = why ?? refused;
  return (
    <section className={classes.open} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`} className={classes.stepName}>
        {names.node(stepId)}
      </h3>
      {due && (
        <Text size="sm" c="dimmed">
          {dueWords(due.dueAt - standing.now)}
        </Text>
      )}
      {step.data.isLocationBasedSubmission && (
        <Text size="sm" c="dimmed">
          {t("play.onSite")}
        </Text>
      )}
      <SelectField
        name={`person-${stepId}`}
        label={t("play.who")}
        placeholder={t("play.nobody")}
        value={person}
        error={null}
        options={stage.cast.map((each) => ({ value: each.id, label: names.person(each.id) }))}
        onChange={(next) => {
          setChosen(next);
          setRefused(null);
        }}
      />
      {people.length === 0 && <Text size="sm">{t("play.nobodyHelp")}</Text>}
      {shown && (
        <p id={`${id}-why`} className={classes.refused} role="alert">
          {t(`play.refused.${shown}`, { person: person === null ? "" : names.person(person) })}
        </p>
      )}
      <div className={classes.buttons}>
        {buttonsOf(stage.workflow, stepId).map((button) => {
          const { pressesNeeded, asksForReason } = pressingOf(stage.workflow, button);
          const given = [...standing.waiting.values()].filter((each) => each === button.id).length;
          return (
            <Button
              key={button.id}
              className={classes.press ?? ""}
              style={{ background: button.data.color, color: textOn(button.data.color) }}
              disabled={person === null || why !== null || isWaiting}
              {...(shown ? { "aria-describedby": `${id}-why` } : {})}
              onClick={() => press(button.id)}
            >
              {names.node(button.id)}
              {pressesNeeded > 1 && ` ${t("play.given", { given, needed: pressesNeeded })}`}
              {asksForReason && ` · ${t("play.withReason")}`}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
