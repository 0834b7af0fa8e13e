import { Button, DateText, StatusBadge } from "@groundwork/kit";
import { PersonLine } from "@groundwork/kit/directory";
import { CheckboxField, TextField } from "@groundwork/kit/forms";
import { Clock } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import classes from "./crew.module.css";
import type { CrewMember } from "./kept-crew";
import type { Hand } from "./standings";
import { useCrewProjects } from "./use-crew-projects";

interface CrewListProps {
  hands: readonly Hand[];
  chosen: ReadonlySet<string>;
  onChoose: (userId: string, isChosen: boolean) => void;
  /** By person, where it differs from that of the others. */
  times: Readonly<Record<string, string>>;
  onTime: (userId: string, time: string) => void;
  wrongTimes: ReadonlySet<string>;
  timeZone: string;
}

/** Everybody of the project: a tap on the line chooses. */
export function CrewList({ hands, chosen, onChoose, times, onTime, wrongTimes, timeZone }: CrewListProps): ReactNode {
  const t = messages.useT();
  // Asked for only where it differs.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const isTimed = (userId: string) => asked.includes(userId) || times[userId] !== undefined;
  return (
    <ul className={classes.list} aria-label={t("crew.people")}>
      {hands.map((hand) => (
        <li key={hand.userId}>
          <div className={classes.line}>
            <div className={classes.choice}>
              <CheckboxField
                name={`choose-${hand.userId}`}
                label={hand.member.person ? <PersonLine person={hand.member.person} /> : hand.fullName}
                value={chosen.has(hand.userId)}
                onChange={(isChosen) => onChoose(hand.userId, isChosen)}
                error={null}
              />
            </div>
            <div className={classes.standing}>
              <StandingOf hand={hand} timeZone={timeZone} />
            </div>
            {chosen.has(hand.userId) && !isTimed(hand.userId) && (
              <Button
                variant="subtle"
                size="xs"
                leftSection={<Clock size={14} aria-hidden />}
                aria-label={t("crew.otherTimeOf", { name: hand.fullName })}
                onClick={() => setAsked([...asked, hand.userId])}
              >
                {t("crew.otherTime")}
              </Button>
            )}
          </div>
          {chosen.has(hand.userId) && isTimed(hand.userId) && (
            <OtherTime
              hand={hand}
              value={times[hand.userId] ?? ""}
              onChange={(time) => onTime(hand.userId, time)}
              isWrong={wrongTimes.has(hand.userId)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function StandingOf({ hand: { member, standing }, timeZone }: { hand: Hand; timeZone: string }): ReactNode {
  const t = messages.useT();
  if (standing.state === "unknown") return null;
  if (standing.state === "out")
    return member.isElsewhere ? <AtWorkElsewhere member={member} timeZone={timeZone} /> : null;
  return (
    <StatusBadge tone={standing.state === "in" ? "active" : "waiting"}>
      <span>
        {t(`clock.state.${standing.state}`)}{" "}
        {standing.since && <DateText when={standing.since} style="time" timeZone={timeZone} />}
      </span>
    </StatusBadge>
  );
}

function AtWorkElsewhere({ member, timeZone }: { member: CrewMember; timeZone: string }): ReactNode {
  const t = messages.useT();
  const there = useCrewProjects().find(({ projectId }) => projectId === member.elsewhereProjectId);
  return (
    <StatusBadge tone="waiting">
      <span>
        {there ? t("crew.elsewhereAt", { project: there.name }) : t("crew.elsewhere")}{" "}
        {member.since && <DateText when={member.since} style="time" timeZone={timeZone} />}
      </span>
    </StatusBadge>
  );
}

interface OtherTimeProps {
  hand: Hand;
  value: string;
  onChange: (time: string) => void;
  isWrong: boolean;
}

/** Where somebody came earlier or left later than the others. */
function OtherTime({ hand: { fullName }, value, onChange, isWrong }: OtherTimeProps): ReactNode {
  const t = messages.useT();
  return (
    <div className={classes.time}>
      <TextField
        name={`time-${fullName}`}
        type="time"
        label={t("crew.timeOf", { name: fullName })}
        value={value}
        onChange={onChange}
        error={isWrong ? t("crew.timeWrong") : null}
        autoFocus
      />
    </div>
  );
}
