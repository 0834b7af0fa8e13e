import { Title, toast, useFormats, useQueryClient } from "@groundwork/kit";
import {
  Form,
  FormActions,
  NumberField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { RECORDS } from "../records/api";
import { LONGEST_REASON } from "../records/correct-record";
import { adjust, type LeaveAccount } from "./api";

interface Values {
  recordType: string | null;
  date: string;
  days: number | null;
  reason: string;
}

interface AdjustFormProps {
  projectId: string;
  account: LeaveAccount;
}

/** More or fewer days than the rules make, with the reason. */
export function AdjustForm({ projectId, account }: AdjustFormProps): ReactNode {
  const t = messages.useT();
  const { stamp } = useFormats();
  const client = useQueryClient();
  const { balances, ownerUserId } = account;
  const form = useForm<Values, LeaveAccount>({
    initial: {
      recordType: balances[0] ? String(balances[0].recordType) : null,
      date: stamp(new Date()).slice(0, 10),
      days: null,
      reason: "",
    },
    validate: ({ recordType, date, days, reason }) => ({
      recordType: recordType ? null : t("leave.typeMissing"),
      date: date ? null : t("addDay.dateMissing"),
      days: days !== null && days !== 0 && Math.abs(days) <= 366 ? null : t("balances.daysMissing"),
      reason: reason.trim() ? null : t("records.reasonMissing"),
    }),
    submit: ({ recordType, date, days, reason }, options) => {
      const whose = { projectId, userId: ownerUserId, recordType: Number(recordType) };
      return adjust({ ...whose, date, days: days ?? 0, reason: reason.trim() }, options);
    },
    onSuccess: async () => {
      toast.done({ title: t("balances.adjustedDone") });
      form.reset();
      await client.invalidateQueries({ queryKey: RECORDS });
    },
  });
  return (
    <Form form={form} aria-label={t("balances.adjust")}>
      <Title order={3}>{t("balances.adjust")}</Title>
      <SelectField
        {...form.field("recordType")}
        label={t("leave.type")}
        options={balances.map(({ recordType, name }) => ({ value: String(recordType), label: name }))}
        required
      />
      <NumberField
        {...form.field("days")}
        label={t("balances.days")}
        description={t("balances.daysHelp")}
        min={-366}
        max={366}
        step={0.5}
        decimalScale={2}
        required
      />
      <TextField
        {...form.field("date")}
        type="date"
        label={t("balances.from")}
        description={t("balances.fromHelp")}
        required
      />
      <TextAreaField
        {...form.field("reason")}
        label={t("records.reason")}
        rows={2}
        maxLength={LONGEST_REASON}
        required
      />
      <FormActions state={false}>
        <SubmitButton>{t("balances.adjustSend")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
