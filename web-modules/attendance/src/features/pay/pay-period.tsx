import {
  Button,
  ErrorState,
  LoadingState,
  Panel,
  Text,
  toast,
  useFormats,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import { Form, FormActions, SelectField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { RECORDS } from "../records/api";
import classes from "../records/record-view.module.css";
import { type PayPeriods, type PeriodKind, payPeriodsQuery, setPayPeriod } from "./api";

const KINDS = ["weekly", "twoWeekly", "halfMonthly", "monthly"] as const satisfies readonly PeriodKind[];

/** By which periods hours are signed and approved, each from its day on. */
export function PayPeriodPanel(): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const client = useQueryClient();
  const [isNew, setIsNew] = useState(false);
  const { data, error, isPending, refetch } = useQuery(payPeriodsQuery);
  const done = async () => {
    setIsNew(false);
    await client.invalidateQueries({ queryKey: RECORDS });
  };
  return (
    <Panel
      title={t("payPeriod.title")}
      description={t("payPeriod.about")}
      actions={
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => setIsNew(!isNew)}>
          {t("payPeriod.change")}
        </Button>
      }
    >
      {isPending && <LoadingState shape="form" rows={1} />}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {data && (
        <ul className={classes.punches}>
          <li>{t("payPeriod.first")}</li>
          {data.choices.map(({ fromDate, kind }) => (
            <li key={fromDate}>{t("payPeriod.from", { day: moment(fromDate), kind: t(`payPeriod.kind.${kind}`) })}</li>
          ))}
        </ul>
      )}
      {isNew && data && <PeriodForm there={data} onDone={done} />}
    </Panel>
  );
}

function PeriodForm({ there, onDone }: { there: PayPeriods; onDone: () => Promise<void> }): ReactNode {
  const t = messages.useT();
  const { moment, stamp } = useFormats();
  const { freeFrom, choices } = there;
  const dateFault = (fromDate: string) => (fromDate ? null : t("addDay.dateMissing"));
  const today = stamp(new Date()).slice(0, 10);
  const form = useForm<{ fromDate: string; kind: string | null }, PayPeriods["choices"][number]>({
    initial: { fromDate: freeFrom && freeFrom > today ? freeFrom : today, kind: null },
    validate: ({ fromDate, kind }) => ({
      fromDate: freeFrom && fromDate < freeFrom ? t("payPeriod.kept", { day: moment(freeFrom) }) : dateFault(fromDate),
      kind: kind ? null : t("payPeriod.kindMissing"),
    }),
    submit: ({ fromDate, kind }, options) => {
      const revision = choices.find((each) => each.fromDate === fromDate)?.revision ?? 0;
      return setPayPeriod({ fromDate, kind: kind as PeriodKind, revision }, options);
    },
    onSuccess: async () => {
      toast.done({ title: t("payPeriod.saved") });
      form.reset();
      await onDone();
    },
  });
  return (
    <Form form={form} aria-label={t("payPeriod.change")}>
      <SelectField
        {...form.field("kind")}
        label={t("payPeriod.kind")}
        options={KINDS.map((value) => ({ value, label: t(`payPeriod.kind.${value}`) }))}
        required
      />
      <TextField
        {...form.field("fromDate")}
        type="date"
        label={t("pay.fromDate")}
        description={t("payPeriod.fromHelp")}
        required
      />
      {freeFrom && (
        <Text size="sm" c="dimmed">
          {t("payPeriod.free", { day: moment(freeFrom) })}
        </Text>
      )}
      <FormActions state={false}>
        <SubmitButton>{t("payPeriod.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
