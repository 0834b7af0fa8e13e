import { toast } from "@groundwork/kit";
import { CheckboxField, Form, FormActions, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { createHoliday, type Holiday, type HolidaySaved, updateHoliday } from "./api";

interface HolidayFormProps {
  /** None: a new one. */
  holiday: Holiday | null;
  onDone: (saved: HolidaySaved) => void | Promise<void>;
}

export function HolidayForm({ holiday, onDone }: HolidayFormProps): ReactNode {
  const t = messages.useT();
  const form = useForm<{ date: string; name: string; isHalf: boolean }, HolidaySaved>({
    initial: { date: holiday?.date ?? "", name: holiday?.name ?? "", isHalf: holiday?.isHalf ?? false },
    validate: ({ date, name }) => ({
      date: date ? null : t("addDay.dateMissing"),
      name: name.trim() ? null : t("types.nameMissing"),
    }),
    submit: ({ date, name, isHalf }, options) => {
      const body = { date, name: name.trim(), isHalf };
      if (!holiday) return createHoliday(body, options);
      const { holidayId, revision } = holiday;
      return updateHoliday({ ...body, holidayId, revision }, options);
    },
    onSuccess: async (saved) => {
      toast.done({
        title: t("holidays.saved", { name: saved.name }),
        ...(saved.leaveThere > 0 ? { detail: t("holidays.leaveThere", { count: saved.leaveThere }) } : {}),
      });
      form.reset();
      await onDone(saved);
    },
  });
  return (
    <Form form={form} aria-label={t(holiday ? "holidays.one" : "holidays.new")}>
      <TextField {...form.field("date")} type="date" label={t("records.day")} required />
      <TextField {...form.field("name")} label={t("types.name")} required maxLength={120} autoComplete="off" />
      <CheckboxField {...form.field("isHalf")} label={t("holidays.isHalf")} description={t("holidays.isHalfHelp")} />
      <FormActions state={false}>
        <SubmitButton>{t(holiday ? "types.save" : "holidays.add")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
