import {
  Anchor,
  Button,
  confirm,
  ErrorState,
  Group,
  LoadingState,
  Panel,
  SidePane,
  Stack,
  Text,
  toast,
  useAction,
  useQuery,
  useQueryClient,
  useSidePane,
} from "@groundwork/kit";
import { Plus, Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "../records/record-view.module.css";
import { CalendarDays } from "./calendar-days";
import { CalendarForm } from "./calendar-form";
import { CALENDARS, calendarsQuery, deleteCalendar, type HolidayCalendar } from "./calendars-api";

const NEW = "new";

/** Holidays of regions, beside those of the whole company. */
export function HolidayCalendars(): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const pane = useSidePane("holidayCalendar");
  const { data: calendars, error, isPending, refetch } = useQuery(calendarsQuery);
  const opened = calendars?.find(({ holidayCalendarId }) => holidayCalendarId === pane.id) ?? null;
  const done = async ({ holidayCalendarId }: HolidayCalendar) => {
    await client.invalidateQueries({ queryKey: CALENDARS });
    pane.open(holidayCalendarId);
  };
  return (
    <Panel
      title={t("calendars.title")}
      description={t("calendars.about")}
      actions={
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => pane.open(NEW)}>
          {t("calendars.new")}
        </Button>
      }
    >
      {isPending && <LoadingState shape="form" rows={1} />}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {calendars?.length === 0 && <Text c="dimmed">{t("calendars.none")}</Text>}
      <ul className={classes.punches}>
        {calendars?.map((calendar) => (
          <li key={calendar.holidayCalendarId}>
            <Group justify="space-between" gap="xs">
              <Anchor component="button" type="button" onClick={() => pane.open(calendar.holidayCalendarId)}>
                {calendar.name}
              </Anchor>
              <span>{t("calendars.projectCount", { count: calendar.projects.length })}</span>
            </Group>
            <Text size="sm" c="dimmed">
              {calendar.projects
                .map(({ name }) => name)
                .filter(Boolean)
                .join(", ")}
            </Text>
          </li>
        ))}
      </ul>
      <SidePane
        opened={pane.id === NEW || opened !== null}
        onClose={pane.close}
        title={opened?.name ?? t("calendars.new")}
      >
        {pane.id === NEW && <CalendarForm calendar={null} onDone={done} />}
        {opened && (
          <Stack gap="lg">
            <CalendarForm key={opened.revision} calendar={opened} onDone={done} />
            <CalendarDays key={opened.holidayCalendarId} holidayCalendarId={opened.holidayCalendarId} />
            <DeleteCalendar calendar={opened} onDone={pane.close} />
          </Stack>
        )}
      </SidePane>
    </Panel>
  );
}

function DeleteCalendar({ calendar, onDone }: { calendar: HolidayCalendar; onDone: () => void }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const { holidayCalendarId, revision, name, projects } = calendar;
  const removal = useAction<void, null>({
    run: (_, options) => deleteCalendar({ holidayCalendarId, revision }, options),
    onSuccess: async () => {
      toast.done({ title: t("holidays.deleted", { name }) });
      onDone();
      await client.invalidateQueries({ queryKey: CALENDARS });
    },
    onError: (failure) => toast.error(failure, t("calendars.notDeleted")),
  });
  const verb = t("holidays.delete", { name });
  const ask = async () => {
    const body = t("calendars.deleteHelp", { count: projects.length });
    if (await confirm({ title: verb, body, danger: true, verb })) removal.mutate();
  };
  return (
    <Group>
      <Button
        variant="subtle"
        color="brick"
        leftSection={<Trash2 size={16} aria-hidden />}
        loading={removal.isPending}
        onClick={() => void ask()}
      >
        {verb}
      </Button>
    </Group>
  );
}
