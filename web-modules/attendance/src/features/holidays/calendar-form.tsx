import { toast, useQuery } from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { Form, FormActions, MultiSelectField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { type HolidayCalendar, setCalendar } from "./calendars-api";

interface CalendarFormProps {
  /** None: a new one. */
  calendar: HolidayCalendar | null;
  onDone: (saved: HolidayCalendar) => Promise<void>;
}

/** A region: its name, and which projects are of it. */
export function CalendarForm({ calendar, onDone }: CalendarFormProps): ReactNode {
  const t = messages.useT();
  const projects = useQuery(projectChoice).data;
  const form = useForm<{ name: string; projectIds: string[] }, HolidayCalendar>({
    initial: {
      name: calendar?.name ?? "",
      projectIds: (calendar?.projects ?? []).map(({ projectId }) => projectId),
    },
    validate: ({ name }) => ({ name: name.trim() ? null : t("types.nameMissing") }),
    submit: ({ name, projectIds }, options) =>
      setCalendar(
        {
          holidayCalendarId: calendar?.holidayCalendarId ?? null,
          revision: calendar?.revision ?? 0,
          name: name.trim(),
          projectIds,
        },
        options,
      ),
    onSuccess: async (saved) => {
      toast.done({ title: t("holidays.saved", { name: saved.name }) });
      await onDone(saved);
    },
  });
  return (
    <Form form={form} aria-label={t(calendar ? "calendars.one" : "calendars.new")}>
      <TextField {...form.field("name")} label={t("calendars.name")} required maxLength={120} autoComplete="off" />
      <MultiSelectField
        {...form.field("projectIds")}
        label={t("calendars.projects")}
        description={t("calendars.projectsHelp")}
        options={optionsOf.projects(projects)}
      />
      <FormActions state={false}>
        <SubmitButton>{t(calendar ? "types.save" : "holidays.add")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
