import {
  Button,
  ErrorState,
  Group,
  LoadingState,
  SidePane,
  type SidePaneState,
  Stack,
  Text,
  UnstyledButton,
  useFormats,
  useQuery,
  useUrlState,
} from "@groundwork/kit";
import { ChevronLeft } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { LeaveOfDay } from "../leave/leave-badges";
import { type AttendanceRecord, type PersonSummary, type Schemas, userRecordsQuery } from "../records/api";
import { workedText } from "../records/hours";
import { Looks, Stretches } from "../records/record-columns";
import { RecordView } from "../records/record-view";
import type { DayStart } from "./add-day";
import classes from "./person-pane.module.css";

/** As the list beside it: its days, its project, and what is to be looked at. */
type Shown = Pick<Schemas["UserRecordsQuery"], "startDate" | "endDate" | "projectId" | "hasIssues" | "hasOpenDays">;

const A_PAGE = 100;

/** A person's days beside the list (`?person=…`), or those of one date (`&on=…`), and one of them in its place
    (`&day=…`). */
export function PersonPane({
  pane,
  shown,
  people,
  onAdd,
}: {
  pane: SidePaneState;
  shown: Shown;
  people: readonly PersonSummary[];
  onAdd: (start: DayStart) => void;
}): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const [{ day, on }, setDay] = useUrlState({ day: "", on: "" });
  const ofSite = shown.projectId ? { projectId: shown.projectId } : {};
  const person = people.find(({ ownerUserId }) => ownerUserId === pane.id)?.person;
  const close = () => {
    setDay({ day: "", on: "" });
    pane.close();
  };
  return (
    <SidePane opened={pane.id !== null} onClose={close} title={person?.fullName ?? t("timesheets.person")} size="lg">
      {pane.id !== null && day === "" && (
        <>
          {on !== "" && (
            <Group justify="space-between" mb="sm">
              <Text c="dimmed">{t("grid.oneDay", { day: moment(on, "weekday") })}</Text>
              <Button variant="subtle" onClick={() => setDay({ on: "" })}>
                {t("timesheets.allDays")}
              </Button>
            </Group>
          )}
          <PersonDays
            userId={pane.id}
            shown={on === "" ? shown : { ...ofSite, startDate: on, endDate: on }}
            onOpen={(id) => setDay({ day: id })}
            onAdd={
              on === "" || pane.id === null
                ? null
                : () => {
                    setDay({ day: "", on: "" });
                    onAdd({ projectId: shown.projectId ?? null, userId: pane.id, date: on });
                  }
            }
          />
        </>
      )}
      {day !== "" && (
        <Stack gap="md">
          <div>
            <Button
              variant="subtle"
              leftSection={<ChevronLeft size={16} aria-hidden />}
              onClick={() => setDay({ day: "", on: "" })}
            >
              {t("timesheets.allDays")}
            </Button>
          </div>
          <RecordView attendanceRecordId={day} />
        </Stack>
      )}
    </SidePane>
  );
}

function PersonDays({
  userId,
  shown,
  onOpen,
  onAdd,
}: {
  userId: string;
  shown: Shown;
  onOpen: (attendanceRecordId: string) => void;
  /** Where one date is asked of. */
  onAdd: (() => void) | null;
}): ReactNode {
  const t = messages.useT();
  const records = useQuery(userRecordsQuery({ userId, ...shown, pageCount: A_PAGE }));
  if (records.error)
    return <ErrorState error={records.error} title={t("records.failed")} retry={() => void records.refetch()} />;
  if (!records.data) return <LoadingState />;
  const { data, totalCount } = records.data;
  return (
    <>
      {(shown.hasIssues ?? null) !== null && (
        <Text c="dimmed" mb="sm">
          {t(shown.hasIssues ? "timesheets.onlyIssues" : "timesheets.onlyWithout")}
        </Text>
      )}
      {shown.hasOpenDays && (
        <Text c="dimmed" mb="sm">
          {t("timesheets.onlyOpen")}
        </Text>
      )}
      {data.length === 0 && <Text c="dimmed">{t("grid.nothing")}</Text>}
      {data.length === 0 && onAdd && (
        <Button variant="default" mt="sm" onClick={onAdd}>
          {t("addDay.title")}
        </Button>
      )}
      <ul className={classes.days}>
        {data.map((record) => (
          <DayLine key={record.attendanceRecordId} record={record} onOpen={onOpen} />
        ))}
      </ul>
      {totalCount > data.length && (
        <Text c="dimmed">{t("timesheets.moreDays", { count: totalCount - data.length })}</Text>
      )}
    </>
  );
}

function DayLine({ record, onOpen }: { record: AttendanceRecord; onOpen: (id: string) => void }): ReactNode {
  const { moment } = useFormats();
  return (
    <li>
      <UnstyledButton className={classes.day} onClick={() => onOpen(record.attendanceRecordId)}>
        <span className={classes.first}>
          <strong>{moment(record.date, "weekday")}</strong>
          <span>{workedText(record)}</span>
        </span>
        <Text component="span" size="sm" c="dimmed">
          <Stretches record={record} /> · {record.projectName}
        </Text>
        <LeaveOfDay record={record} />
        <span className={classes.looks}>
          <Looks record={record} />
        </span>
      </UnstyledButton>
    </li>
  );
}
