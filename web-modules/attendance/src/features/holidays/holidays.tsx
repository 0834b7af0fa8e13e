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
  useFormats,
  useQuery,
  useQueryClient,
  useSidePane,
} from "@groundwork/kit";
import { ChevronLeft, ChevronRight, Plus } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import classes from "../records/record-view.module.css";
import { deleteHoliday, HOLIDAYS, type Holiday, holidaysQuery } from "./api";
import { HolidayForm } from "./holiday-form";

const NEW = "new";

/** The company's holidays, a year at a time. */
export function Holidays(): ReactNode {
  const t = messages.useT();
  const { moment, stamp } = useFormats();
  const client = useQueryClient();
  const pane = useSidePane("holiday");
  const [year, setYear] = useState(Number(stamp(new Date()).slice(0, 4)));
  const { data: holidays, error, isPending, refetch } = useQuery(holidaysQuery(year));
  const opened = holidays?.find(({ holidayId }) => holidayId === pane.id) ?? null;
  const done = async () => {
    pane.close();
    await client.invalidateQueries({ queryKey: HOLIDAYS });
  };
  return (
    <Panel
      title={t("holidays.title")}
      description={t("holidays.about")}
      actions={
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => pane.open(NEW)}>
          {t("holidays.new")}
        </Button>
      }
    >
      <Group gap="xs">
        <Button variant="subtle" aria-label={t("holidays.before")} onClick={() => setYear(year - 1)}>
          <ChevronLeft size={16} aria-hidden />
        </Button>
        <strong>{year}</strong>
        <Button variant="subtle" aria-label={t("holidays.after")} onClick={() => setYear(year + 1)}>
          <ChevronRight size={16} aria-hidden />
        </Button>
      </Group>
      {isPending && <LoadingState shape="form" rows={2} />}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {holidays?.length === 0 && <Text c="dimmed">{t("holidays.none", { year: String(year) })}</Text>}
      <ul className={classes.punches}>
        {holidays?.map((holiday) => (
          <li key={holiday.holidayId}>
            <Group justify="space-between" gap="xs">
              <Anchor component="button" type="button" onClick={() => pane.open(holiday.holidayId)}>
                {holiday.name}
              </Anchor>
              <span>
                {moment(holiday.date, "weekday")}
                {holiday.isHalf && ` · ${t("holidays.half")}`}
              </span>
            </Group>
          </li>
        ))}
      </ul>
      <SidePane
        opened={pane.id === NEW || opened !== null}
        onClose={pane.close}
        title={opened?.name ?? t("holidays.new")}
      >
        {pane.id === NEW && (
          <HolidayForm
            holiday={null}
            onDone={async (saved) => {
              setYear(Number(saved.date.slice(0, 4)));
              await done();
            }}
          />
        )}
        {opened && (
          <Stack gap="lg">
            <HolidayForm key={opened.revision} holiday={opened} onDone={done} />
            <TakeOut holiday={opened} onDone={done} />
          </Stack>
        )}
      </SidePane>
    </Panel>
  );
}

function TakeOut({ holiday, onDone }: { holiday: Holiday; onDone: () => Promise<void> }): ReactNode {
  const t = messages.useT();
  const action = useAction<Holiday, null>({
    run: (seen, options) => deleteHoliday(seen, options),
    onSuccess: async () => {
      toast.done({ title: t("holidays.deleted", { name: holiday.name }) });
      await onDone();
    },
    onError: (error) => toast.error(error, t("holidays.notDeleted")),
  });
  const ask = async () => {
    const { name } = holiday;
    const question = { title: t("holidays.delete", { name }), body: t("holidays.deleteHelp"), danger: true };
    if (await confirm({ ...question, verb: t("holidays.delete", { name }) })) action.mutate(holiday);
  };
  return (
    <div>
      <Button variant="light" color="brick" loading={action.isPending} onClick={() => void ask()}>
        {t("holidays.delete", { name: holiday.name })}
      </Button>
    </div>
  );
}
