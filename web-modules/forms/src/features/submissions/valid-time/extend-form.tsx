import { Text, toast, useFormats } from "@groundwork/kit";
import { Form, FormActions, NumberField, SubmitButton, TextAreaField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { validTimeMessages } from "../../../messages/valid-time";
import { useReadAgain } from "../../api/keys";
import { submissionWrites } from "../api";

const DAY_MS = 86_400_000;
/** As the service takes them, from now. */
export const MOST_DAYS = 3_650;
const MOST_CHARACTERS = 2_000;

interface Wanted {
  days: number | null;
  reason: string;
}

interface ExtendFormProps {
  submissionId: string;
  end: string;
  timeZone: string | undefined;
  onDone: () => void;
}

/** Where it ends then: what has passed goes on from now. */
export function extended(end: string, days: number, now = Date.now()): string {
  return new Date(Math.max(new Date(end).getTime(), now) + days * DAY_MS).toISOString();
}

export default function ExtendForm({ submissionId, end, timeZone, onDone }: ExtendFormProps): ReactNode {
  const t = validTimeMessages.useT();
  const formats = useFormats();
  const readAgain = useReadAgain();
  const isDays = (days: number | null): days is number =>
    days !== null && Number.isInteger(days) && days >= 1 && days <= MOST_DAYS;
  const form = useForm<Wanted, { validTimeEnd: string | null }>({
    initial: { days: 1, reason: "" },
    validate: ({ days, reason }) => ({
      days: isDays(days) ? null : t("validTime.extend.daysWrong", { most: MOST_DAYS }),
      reason: reason.trim() ? null : t("validTime.extend.reasonMissing"),
    }),
    submit: ({ days, reason }, options) =>
      submissionWrites.extendValidTime(
        { submissionId, seenEnd: end, validTimeEnd: extended(end, days ?? 0), reason },
        options,
      ),
    onSuccess: async ({ validTimeEnd }) => {
      const until = formats.date(validTimeEnd ?? end, "dateTime", timeZone);
      toast.done({ title: t("validTime.extend.done", { until }) });
      onDone();
      await readAgain("submissions", "todos");
    },
  });
  const { days } = form.values;
  return (
    <Form form={form} aria-label={t("validTime.extend.title")}>
      <NumberField
        {...form.field("days")}
        label={t("validTime.extend.days")}
        description={t("validTime.extend.daysHelp")}
        min={1}
        max={MOST_DAYS}
        required
      />
      <Text aria-live="polite">
        {isDays(days) &&
          t("validTime.extend.newEnd", { until: formats.date(extended(end, days), "dateTime", timeZone) })}
      </Text>
      <TextAreaField
        {...form.field("reason")}
        label={t("validTime.extend.reason")}
        description={t("validTime.extend.reasonHelp")}
        maxLength={MOST_CHARACTERS}
        required
      />
      <FormActions state={false}>
        <SubmitButton>{t("validTime.extend.verb")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
