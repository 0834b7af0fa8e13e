import { Link, RelativeTime, Stack, StatusBadge, Text, Title, type Tone, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { RequestDetail, Turn } from "../api";
import classes from "../budget.module.css";

const TONES: Record<NonNullable<Turn["answer"]>, Tone> = {
  approved: "good",
  partlyApproved: "good",
  rejected: "bad",
};

function TurnRow({ turn, timeZone }: { turn: Turn; timeZone: string | null }): ReactNode {
  const t = messages.useT();
  const { person, standIn, answer, answeredBy, answeredAt, note, isCurrent, isEscalated } = turn;
  const asked = person?.fullName ?? t("turn.anyManager");
  const who = answeredBy && answeredBy.userId !== person?.userId ? `${answeredBy.fullName} (${asked})` : asked;
  const more = [
    standIn && t("turn.standIn", { who: standIn.fullName }),
    isEscalated && t("turn.escalated"),
    note,
  ].filter(Boolean);
  return (
    <div className={classes.row} data-still>
      <span>{who}</span>
      {answer ? (
        <StatusBadge tone={TONES[answer]}>{t(`status.${answer}`)}</StatusBadge>
      ) : (
        <StatusBadge tone={isCurrent ? "waiting" : "neutral"}>
          {t(isCurrent ? "turn.current" : "turn.later")}
        </StatusBadge>
      )}
      {(more.length > 0 || answeredAt) && (
        <Text component="span" size="sm" c="dimmed">
          {more.join(" · ")} {answeredAt && <RelativeTime when={answeredAt} timeZone={timeZone} />}
        </Text>
      )}
    </div>
  );
}

/** Who answers a request, one after the other. */
export function Turns({ request }: { request: RequestDetail }): ReactNode {
  const t = messages.useT();
  const { turns, timeZone } = request;
  if (turns.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3}>{t("turn.title")}</Title>
      <ol className={classes.list} aria-label={t("turn.title")}>
        {turns.map((turn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order is what they are known by
          <li key={index}>
            <TurnRow turn={turn} timeZone={timeZone} />
          </li>
        ))}
      </ol>
    </Stack>
  );
}

/** What else waits on the same codes: its approver weighs one against the other. */
export function AlsoWaiting({ request }: { request: RequestDetail }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  if (request.alsoWaiting.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3}>{t("turn.also")}</Title>
      <ul className={classes.list} aria-label={t("turn.also")}>
        {request.alsoWaiting.map(({ budgetRequestId, number, title, by, codeNumber, amount }) => (
          <li key={`${budgetRequestId} ${codeNumber}`}>
            <Link className={classes.row} to={`/budget/requests?request=${budgetRequestId}`}>
              <span>
                <span className={classes.number}>#{number}</span> {title}
              </span>
              <span className={classes.amount}>{formats.amount(amount, request.currency)}</span>
              <Text component="span" size="sm" c="dimmed">
                {[codeNumber, by?.fullName].filter(Boolean).join(" · ")}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
