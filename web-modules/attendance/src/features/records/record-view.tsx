import {
  Alert,
  DateText,
  ErrorState,
  Facts,
  LoadingState,
  PhotoGallery,
  Stack,
  StatusBadge,
  Text,
  Title,
  useFormats,
  useQuery,
  useSession,
} from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { SplitHours } from "../codes/split-hours";
import { LeaveOfDay } from "../leave/leave-badges";
import { AskForm } from "../requests/ask-form";
import { LockedWeek } from "../sheets/locked-week";
import { type Punch, type RecordDetail, recordQuery, type Schemas } from "./api";
import { CorrectRecord } from "./correct-record";
import { cameLater, hoursText, isByForeman, isBySiteCode, issuesOf, marksOf, workedText } from "./hours";
import { Stretches } from "./record-columns";
import classes from "./record-view.module.css";

/** One day: its hours, what is odd about it, what was pressed, and who said otherwise. */
export function RecordView({ attendanceRecordId }: { attendanceRecordId: string }): ReactNode {
  const t = messages.useT();
  const record = useQuery(recordQuery(attendanceRecordId));
  if (record.data) return <Day record={record.data} />;
  if (record.error)
    return <ErrorState error={record.error} title={t("records.failed")} retry={() => void record.refetch()} />;
  return <LoadingState />;
}

function Day({ record }: { record: RecordDetail }): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const { profile } = useSession();
  const isOwn = profile?.userId === record.ownerUserId;
  return (
    // Who may change nothing has nothing to press here: the keyboard still has to get at what is below.
    <Stack gap="lg" tabIndex={record.mayCorrect ? undefined : 0}>
      <Facts
        items={[
          { label: t("records.day"), value: moment(record.date, "weekday") },
          { label: t("records.site"), value: record.projectName },
          { label: t("records.times"), value: <Stretches record={record} /> },
          { label: t("records.hours"), value: workedText(record) },
          { label: t("records.breaks"), value: hoursText(record.breakSeconds) },
          ...(record.leaves.length > 0 ? [{ label: t("leave.title"), value: <LeaveOfDay record={record} /> }] : []),
          ...(record.creditedSeconds > 0
            ? [{ label: t("leave.credited"), value: hoursText(record.creditedSeconds) }]
            : []),
        ]}
      />
      {record.isTakenOut && (
        <Alert color="amber" title={t("records.isTakenOut")}>
          {t("records.isTakenOutHelp")}
        </Alert>
      )}
      {record.isCorrected && !record.isTakenOut && <StatusBadge tone="info">{t("records.corrected")}</StatusBadge>}
      {issuesOf(record).map((issue) => (
        <Alert key={issue} color="amber" title={t(`issue.${issue}`)}>
          {t(`issueHelp.${issue}`)}
        </Alert>
      ))}
      <SplitHours record={record} mayChange={!record.locked && (isOwn || record.mayCorrect)} />
      <section>
        <Title order={3}>{t("records.punches")}</Title>
        {record.punches.length === 0 && <Text c="dimmed">{t("records.noPunches")}</Text>}
        <PhotoGallery>
          <ul className={classes.punches}>
            {record.punches.map((punch) => (
              <PunchLine key={punch.punchId} punch={punch} timeZone={record.timeZone} />
            ))}
          </ul>
        </PhotoGallery>
      </section>
      {record.corrections.length > 0 && (
        <section>
          <Title order={3}>{t("records.corrections")}</Title>
          <ul className={classes.punches}>
            {record.corrections.map((each) => (
              <CorrectionLine key={each.at} correction={each} timeZone={record.timeZone} />
            ))}
          </ul>
        </section>
      )}
      {record.locked ? (
        <LockedWeek record={record} locked={record.locked} />
      ) : (
        <>
          {isOwn && <AskForm key={`ask ${record.attendanceRecordId}`} record={record} />}
          {record.mayCorrect && <CorrectRecord key={record.attendanceRecordId} record={record} />}
        </>
      )}
    </Stack>
  );
}

function PunchLine({ punch, timeZone }: { punch: Punch; timeZone: string }): ReactNode {
  const t = messages.useT();
  const { number } = useFormats();
  const isPress = (value: number): value is 1 | 2 | 3 | 4 => [1, 2, 3, 4].includes(value);
  const meters = (value: number) => number(value, { style: "unit", unit: "meter", maximumFractionDigits: 0 });
  return (
    <li>
      <div>
        <DateText when={punch.at} style="time" timeZone={timeZone} />{" "}
        {isPress(punch.checkType) && t(`clock.press.${punch.checkType}`)}
      </div>
      {isByForeman(punch) && (
        <Text size="sm">
          {t(punch.pressedAt ? "records.pressedByThen" : "records.pressedBy", {
            by: punch.by?.fullName ?? t("records.somebody"),
          })}{" "}
          {punch.pressedAt && <DateText when={punch.pressedAt} style="dateTime" timeZone={timeZone} />}
        </Text>
      )}
      {punch.kioskName && <Text size="sm">{t("records.atKiosk", { name: punch.kioskName })}</Text>}
      {isBySiteCode(punch) && <Text size="sm">{t("records.bySiteCode")}</Text>}
      {cameLater(punch) && (
        <Text size="sm" c="dimmed">
          {t("records.received")} <DateText when={punch.receivedAt} style="dateTime" timeZone={timeZone} />
        </Text>
      )}
      {punch.photo && (
        <a href={punch.photo.url} target="_blank" rel="noreferrer" data-photo={t("records.photo")}>
          <img className={classes.photo} src={punch.photo.thumbnailUrl} alt={t("records.photo")} loading="lazy" />
        </a>
      )}
      {punch.photoRefused && <Text size="sm">{t(`records.photoRefused.${punch.photoRefused}`)}</Text>}
      {punch.note && <Text size="sm">{punch.note}</Text>}
      {punch.distanceMeters !== null && punch.accuracyMeters !== null && (
        <Text size="sm" c="dimmed">
          {t("records.distance", { distance: meters(punch.distanceMeters), accuracy: meters(punch.accuracyMeters) })}
        </Text>
      )}
      {marksOf(punch).map((mark) => (
        <Text key={mark} size="sm">
          {t(`markHelp.${mark}`)}
        </Text>
      ))}
    </li>
  );
}

function CorrectionLine({
  correction,
  timeZone,
}: {
  correction: Schemas["CorrectionPublic"];
  timeZone: string;
}): ReactNode {
  const t = messages.useT();
  const by = correction.by?.fullName ?? t("records.somebody");
  const { rule } = correction;
  return (
    <li>
      <div>
        {rule ? t("records.byRule") : t(`records.action.${correction.action}`, { by })} ·{" "}
        <DateText when={correction.at} style="dateTime" />
      </div>
      <Text size="sm">{rule ? ruleText(t, rule) : correction.reason}</Text>
      <Text size="sm" c="dimmed" component="div">
        {t("records.before")} <Spans intervals={correction.before} timeZone={timeZone} />
      </Text>
    </li>
  );
}

/** Why it ended when it did, in the words of whoever reads. */
function ruleText(t: ReturnType<typeof messages.useT>, rule: NonNullable<Schemas["CorrectionPublic"]["rule"]>): string {
  const end = t(rule.endsWith === "lastPunch" ? "records.ruleLastPunch" : "records.ruleShiftEnd");
  return rule.afterHours === null
    ? t("records.ruleMorning", { at: rule.at ?? "", end })
    : t("records.ruleHours", { hours: rule.afterHours, end });
}

/** All that is said of a day: its stretches, each with its breaks. */
export function Spans({
  intervals,
  timeZone,
}: {
  intervals: Schemas["IntervalPublic"][];
  timeZone: string;
}): ReactNode {
  const t = messages.useT();
  if (intervals.length === 0) return t("records.nothing");
  const span = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) => (
    <>
      <DateText when={startsAt} style="time" timeZone={timeZone} />–
      {endsAt ? <DateText when={endsAt} style="time" timeZone={timeZone} /> : t("records.unknownEnd")}
    </>
  );
  return intervals.map((interval) => (
    <div key={interval.startsAt}>
      {span(interval)}
      {interval.breaks.map((pause) => (
        <div key={pause.startsAt}>
          {t("records.pause")} {span(pause)}
        </div>
      ))}
    </div>
  ));
}
