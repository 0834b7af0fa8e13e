import {
  Button,
  confirm,
  ErrorState,
  Group,
  Text,
  Title,
  toast,
  useAction,
  useFormats,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import {
  CheckboxField,
  Form,
  FormActions,
  ImportLines,
  ImportSteps,
  SubmitButton,
  TextField,
  useForm,
} from "@groundwork/kit/forms";
import { ChevronLeft, ChevronRight, Trash2 } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import classes from "../records/record-view.module.css";
import {
  CALENDARS,
  type CalendarDay,
  calendarDaysQuery,
  checkCalendarCsv,
  deleteCalendarDay,
  importCalendarCsv,
  setCalendarDay,
} from "./calendars-api";

/** The days of a region's calendar, a year at a time; entered, or from a table. */
export function CalendarDays({ holidayCalendarId }: { holidayCalendarId: string }): ReactNode {
  const t = messages.useT();
  const { moment, stamp } = useFormats();
  const client = useQueryClient();
  const [year, setYear] = useState(Number(stamp(new Date()).slice(0, 4)));
  const { data: days, error, refetch } = useQuery(calendarDaysQuery(holidayCalendarId, year));
  const readAgain = () => client.invalidateQueries({ queryKey: CALENDARS });
  const removal = useAction<CalendarDay, null>({
    run: ({ date }, options) => deleteCalendarDay({ holidayCalendarId, date }, options),
    onSuccess: async (_, { name }) => {
      toast.done({ title: t("holidays.deleted", { name }) });
      await readAgain();
    },
    onError: (failure) => toast.error(failure, t("holidays.notDeleted")),
  });
  const ask = async (day: CalendarDay) => {
    const verb = t("holidays.delete", { name: day.name });
    if (await confirm({ title: verb, body: t("holidays.deleteHelp"), danger: true, verb })) removal.mutate(day);
  };
  return (
    <>
      <section>
        <Group justify="space-between">
          <Title order={3}>{t("holidays.title")}</Title>
          <Group gap="xs">
            <Button variant="subtle" aria-label={t("holidays.before")} onClick={() => setYear(year - 1)}>
              <ChevronLeft size={16} aria-hidden />
            </Button>
            <strong>{year}</strong>
            <Button variant="subtle" aria-label={t("holidays.after")} onClick={() => setYear(year + 1)}>
              <ChevronRight size={16} aria-hidden />
            </Button>
          </Group>
        </Group>
        {error && <ErrorState error={error} retry={() => void refetch()} />}
        {days?.length === 0 && <Text c="dimmed">{t("holidays.none", { year: String(year) })}</Text>}
        <ul className={classes.punches}>
          {days?.map((day) => (
            <li key={day.date}>
              <Group justify="space-between" gap="xs" wrap="nowrap">
                <span>
                  {day.name} · {moment(day.date, "weekday")}
                  {day.isHalf && ` · ${t("holidays.half")}`}
                </span>
                <Button
                  variant="subtle"
                  color="brick"
                  aria-label={t("holidays.delete", { name: day.name })}
                  loading={removal.isPending && removal.variables?.date === day.date}
                  onClick={() => void ask(day)}
                >
                  <Trash2 size={16} aria-hidden />
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      </section>
      <NewDay
        holidayCalendarId={holidayCalendarId}
        onDone={async (date) => {
          setYear(Number(date.slice(0, 4)));
          await readAgain();
        }}
      />
      <section>
        <Title order={3} mb="xs">
          {t("calendars.import")}
        </Title>
        <ImportSteps
          description={t("calendars.importHelp")}
          check={(file) => checkCalendarCsv(holidayCalendarId, file)}
          send={(file, options) => importCalendarCsv(holidayCalendarId, file, options)}
          countOf={({ createCount }) => createCount}
          summary={({ dryRun, createCount: count }) =>
            t(dryRun ? "calendars.wouldImport" : "calendars.imported", { count })
          }
          verb={(count) => t("calendars.importVerb", { count })}
          failed={t("balances.notImported")}
          onSent={readAgain}
        >
          {(result) => (
            <ImportLines result={result} title={({ date, name }) => [date, name].filter(Boolean).join(" · ")} />
          )}
        </ImportSteps>
      </section>
    </>
  );
}

interface NewDayProps {
  holidayCalendarId: string;
  onDone: (date: string) => Promise<void>;
}

function NewDay({ holidayCalendarId, onDone }: NewDayProps): ReactNode {
  const t = messages.useT();
  const form = useForm<{ date: string; name: string; isHalf: boolean }, null>({
    initial: { date: "", name: "", isHalf: false },
    validate: ({ date, name }) => ({
      date: date ? null : t("addDay.dateMissing"),
      name: name.trim() ? null : t("types.nameMissing"),
    }),
    submit: ({ name, ...day }, options) => setCalendarDay({ ...day, name: name.trim(), holidayCalendarId }, options),
    onSuccess: async (_, { date, name }) => {
      toast.done({ title: t("holidays.saved", { name: name.trim() }) });
      form.reset();
      await onDone(date);
    },
  });
  return (
    <Form form={form} aria-label={t("holidays.new")}>
      <Title order={3}>{t("holidays.new")}</Title>
      <TextField {...form.field("date")} type="date" label={t("records.day")} required />
      <TextField {...form.field("name")} label={t("types.name")} required maxLength={120} autoComplete="off" />
      <CheckboxField {...form.field("isHalf")} label={t("holidays.isHalf")} description={t("holidays.isHalfHelp")} />
      <FormActions state={false}>
        <SubmitButton>{t("holidays.add")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
