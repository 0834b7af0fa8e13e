import { Button, EmptyState, ErrorState, LoadingState, Stack, Text, useFormats, useQuery } from "@groundwork/kit";
import { FastForward, Footprints, RotateCcw, Undo2 } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useEditor } from "../../editor-context";
import { decide, stepsOf } from "../../graph";
import { press, pressedByThemselves, type Refused, remindsNext, type Standing, situationOf } from "../../graph/play";
import { messages } from "../../messages";
import { useConditionWords } from "../../nodes/condition/use-condition-words";
import { useReveal } from "../canvas/use-reveal";
import { bodyQuery } from "./api";
import { Happened } from "./happened";
import type { IsMet } from "./is-met";
import { OpenStep } from "./open-step";
import classes from "./play.module.css";
import { useNames } from "./use-names";
import type { Play } from "./use-play";
import { useSaid } from "./use-said";

/** Apart: it draws fields of every kind, and most drawings have no conditions. */
const Entered = lazy(() => import("./entered"));

/** The drawing played by hand: who presses what, what was entered, how long it takes. Nothing of it is kept. */
export default function PlayPanel({ play }: { play: Play }): ReactNode {
  const t = messages.useT();
  const { workflow, problems, templateId } = useEditor();
  const names = useNames(play.stage);
  const said = useSaid(play.stage, names, useConditionWords());
  const hasConditions = workflow.edges.some(({ when }) => when);
  const form = useQuery({ ...bodyQuery(templateId), enabled: hasConditions });
  // A function in a state is one that makes the state.
  const [isMet, setMet] = useState<IsMet | null>(null);
  const onDecides = useCallback((decides: IsMet) => setMet(() => decides), []);
  useShowOpen(play);
  const { played, stage, moves } = play;
  const today = useToday(played?.standing.now ?? 0);
  const situation = useMemo(
    () =>
      played && situationOf(stage, played.standing, { stepId: played.standing.openStepIds[0], person: null, today }),
    [stage, played, today],
  );
  if (!played || !situation)
    return (
      <EmptyState icon={Footprints} title={t("play.noStart")}>
        {t("play.noStartHelp")}
      </EmptyState>
    );
  const { standing } = played;
  const isWaiting = hasConditions && isMet === null;
  const byThemselves = pressedByThemselves(workflow);
  const pressBy =
    (stepId: string) =>
    (buttonId: string, person: string): Refused | null => {
      const pressed = situationOf(stage, standing, { stepId, person, today });
      const taken = decide(workflow, buttonId, (when) => isMet?.(when, pressed) ?? false);
      const move = { kind: "press", stepId, buttonId, person, taken } as const;
      const next = press(stage, standing, move);
      if (typeof next === "string") return next;
      play.add(move);
      return null;
    };
  /** Of what is pressed by itself meanwhile the values decide as they are now. */
  const wait = (hours: number) => {
    const taken = byThemselves.map(([step, buttonId]) => {
      const pressed = situationOf(stage, standing, { stepId: step.id, person: null, today });
      return [buttonId, decide(workflow, buttonId, (when) => isMet?.(when, pressed) ?? false)] as const;
    });
    play.add({ kind: "wait", hours, taken: Object.fromEntries(taken) });
  };
  return (
    <Stack gap="md">
      <p className={classes.standing} role="status">
        <Where standing={standing} names={names} />
      </p>
      <div className={classes.tools}>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<Undo2 size={16} aria-hidden />}
          disabled={!play.takeBack}
          onClick={() => play.takeBack?.()}
        >
          {t("play.takeBack")}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<RotateCcw size={16} aria-hidden />}
          disabled={moves.length === 0}
          onClick={play.restart}
        >
          {t("play.restart")}
        </Button>
      </div>
      {played.count < moves.length && <Text size="sm">{t("play.changed")}</Text>}
      {problems.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("play.problems", { count: problems.length })}
        </Text>
      )}
      {hasConditions && standing.openStepIds.length > 0 && (
        <section aria-label={t("play.entered")}>
          <h3 className={classes.heading}>{t("play.entered")}</h3>
          {form.isError && !form.data ? (
            <ErrorState error={form.error} retry={() => void form.refetch()} />
          ) : form.data ? (
            <Suspense fallback={<LoadingState rows={2} />}>
              <Entered
                form={form.data}
                workflow={workflow}
                situation={situation}
                values={play.values}
                onDecides={onDecides}
              />
            </Suspense>
          ) : (
            <LoadingState rows={2} />
          )}
        </section>
      )}
      {standing.openStepIds.map((stepId) => (
        <OpenStep
          key={stepId}
          stage={stage}
          standing={standing}
          stepId={stepId}
          names={names}
          onPress={pressBy(stepId)}
          isWaiting={isWaiting}
        />
      ))}
      {stepsOf(workflow).some(({ data }) => data.countsWorkingHours) && (
        <Text size="sm" c="dimmed">
          {t("play.workingHours")}
        </Text>
      )}
      <Clock
        play={play}
        standing={standing}
        hours={names.hours}
        onWait={wait}
        isWaiting={isWaiting && byThemselves.length > 0}
      />
      <section aria-label={t("play.history")}>
        <h3 className={classes.heading}>{t("play.history")}</h3>
        <ol className={classes.history} reversed>
          {standing.events
            .map((event, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays where it is
              <Happened key={at} event={event} time={names.hours(event.at)} said={said(event)} />
            ))
            .toReversed()}
        </ol>
      </section>
    </Stack>
  );
}

function Where({ standing, names }: { standing: Standing; names: ReturnType<typeof useNames> }): ReactNode {
  const t = messages.useT();
  const time = names.hours(standing.now);
  if (standing.endedBy !== null) return t("play.over", { button: names.node(standing.endedBy), time });
  return t("play.stands", { steps: names.nodes(standing.openStepIds), time });
}

interface ClockProps {
  play: Play;
  standing: Standing;
  hours: (hours: number) => string;
  onWait: (hours: number) => void;
  /** What is pressed by itself on the way can't be decided yet. */
  isWaiting: boolean;
}

/** Moved by hand: on its way people are reminded, and buttons pressed by themselves. */
function Clock({ play, standing, hours, onWait: wait, isWaiting }: ClockProps): ReactNode {
  const t = messages.useT();
  const next = remindsNext(play.stage, standing);
  if (standing.openStepIds.length === 0) return null;
  return (
    <section aria-label={t("play.clock")}>
      <h3 className={classes.heading}>{t("play.clock")}</h3>
      <div className={classes.tools}>
        {[1, 24].map((count) => (
          <Button key={count} variant="default" size="compact-md" disabled={isWaiting} onClick={() => wait(count)}>
            {t("play.later", { time: hours(count) })}
          </Button>
        ))}
        <Button
          variant="default"
          size="compact-md"
          leftSection={<FastForward size={16} aria-hidden />}
          disabled={isWaiting || next === null}
          onClick={() => next !== null && wait(next - standing.now)}
        >
          {t("play.nextReminder")}
        </Button>
      </div>
      {next === null && (
        <Text size="sm" c="dimmed" mt="xs">
          {t("play.noReminder")}
        </Text>
      )}
    </section>
  );
}

const HOUR_MS = 3_600_000;

/** The day that it is after so many hours of a play that began now. */
function useToday(hours: number): string {
  const { stamp } = useFormats();
  const [beganAt] = useState(Date.now);
  return stamp(new Date(beganAt + hours * HOUR_MS)).slice(0, 10);
}

/** Brings what has just opened into sight. */
function useShowOpen({ played }: Play): void {
  const reveal = useReveal();
  const openId = played?.standing.openStepIds[0];
  useEffect(() => {
    if (openId !== undefined) reveal(openId);
  }, [openId, reveal]);
}
