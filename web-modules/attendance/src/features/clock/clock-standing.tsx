import { DateText, RelativeTime, Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./clock-card.module.css";
import type { Standing } from "./standing";

interface Props {
  standing: Standing;
  /** Empty where they are at none. */
  projectName: string;
  timeZone: string | null | undefined;
  /** When they checked out here just now. */
  leftAt: string | null;
}

/** Where somebody is with their day, in words. */
export function ClockStanding({ standing: { state, since }, projectName, timeZone, leftAt }: Props): ReactNode {
  const t = messages.useT();
  return (
    <div aria-live="polite">
      <div className={classes.state}>{t(`clock.state.${state}`)}</div>
      {state === "unknown" && <Text>{t("clock.unknownHelp")}</Text>}
      {projectName && <Text>{projectName}</Text>}
      {leftAt && state === "out" && (
        <Text c="dimmed">
          {t("clock.leftAt")} <DateText when={leftAt} style="time" timeZone={timeZone} />
        </Text>
      )}
      {since && (
        <Text c="dimmed">
          {t("clock.since")} <DateText when={since} style="time" timeZone={timeZone} />
          {" · "}
          <RelativeTime when={since} timeZone={timeZone} />
        </Text>
      )}
    </div>
  );
}
