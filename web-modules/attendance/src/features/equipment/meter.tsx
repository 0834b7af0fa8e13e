import { DateText, Facts, Stack, Text, toast, useFormats, useQuery, useQueryClient } from "@groundwork/kit";
import { Form, FormActions, NumberField, SubmitButton, TextAreaField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useRef } from "react";
import { messages } from "../../messages";
import { EQUIPMENT, type Equipment } from "./api";
import { careWrites, equipmentUseQuery, type MeterReading, readingsQuery } from "./care-api";
import { LongList } from "./long-list";

const A_FEW = 10;

/** What the hour meter shows, and how much of its time the machine is used. */
export function Meter({ equipment }: { equipment: Equipment }): ReactNode {
  const t = messages.useT();
  const { equipmentId, timeZone } = equipment;
  const { number } = useFormats();
  const use = useQuery(equipmentUseQuery(equipmentId)).data;
  const hours = (value: number) => t("meter.hours", { hours: number(value, { maximumFractionDigits: 1 }) });
  return (
    <Stack gap="md">
      {use && (
        <Facts
          items={[
            { label: t("meter.daysThere"), value: t("meter.ofDays", { count: use.daysThere, days: use.days }) },
            {
              label: t("meter.daysUsed"),
              value:
                use.daysUsed === null
                  ? t("meter.usedUnknown")
                  : t("meter.ofDays", { count: use.daysUsed, days: use.daysThere }),
            },
            ...(use.hours === null ? [] : [{ label: t("meter.ran"), value: hours(use.hours) }]),
          ]}
        />
      )}
      <ReadingForm equipment={equipment} />
      <LongList
        label={t("meter.readings")}
        query={readingsQuery(equipmentId)}
        keyOf={({ meterReadingId }) => meterReadingId}
        pageCount={A_FEW}
      >
        {(each) => (
          <>
            <Text fw={600}>{hours(each.hours)}</Text>
            <Text size="sm" c="dimmed">
              <DateText when={each.readAt} style="dateTime" timeZone={timeZone} /> ·{" "}
              {each.by?.fullName ?? t("records.somebody")}
            </Text>
            {each.reason && <Text size="sm">{each.reason}</Text>}
          </>
        )}
      </LongList>
    </Stack>
  );
}

function ReadingForm({ equipment }: { equipment: Equipment }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const { equipmentId, meterHours } = equipment;
  // The same reading however often it is sent.
  const readingId = useRef(crypto.randomUUID());
  const form = useForm<{ hours: number | null; reason: string }, MeterReading>({
    initial: { hours: null, reason: "" },
    validate: ({ hours }) => ({ hours: hours === null || hours < 0 ? t("meter.missing") : null }),
    submit: ({ hours, reason }, options) =>
      careWrites.read(
        { meterReadingId: readingId.current, equipmentId, hours: hours ?? 0, reason: reason.trim() },
        options,
      ),
    onSuccess: async () => {
      readingId.current = crypto.randomUUID();
      toast.done({ title: t("meter.taken") });
      form.reset({ hours: null, reason: "" });
      await client.invalidateQueries({ queryKey: EQUIPMENT });
    },
  });
  const needsReason = Boolean(form.errors.reason) || form.values.reason !== "";
  const isLess = meterHours !== null && form.values.hours !== null && form.values.hours < meterHours;
  return (
    <Form form={form} aria-label={t("meter.read")}>
      <NumberField
        {...form.field("hours")}
        label={t("meter.read")}
        min={0}
        max={1_000_000}
        decimalScale={1}
        suffix=" h"
        required
      />
      {(needsReason || isLess) && (
        <TextAreaField
          {...form.field("reason")}
          label={t("meter.reason")}
          description={t("meter.reasonHelp")}
          rows={2}
          maxLength={500}
        />
      )}
      <FormActions state={false}>
        <SubmitButton>{t("meter.send")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
