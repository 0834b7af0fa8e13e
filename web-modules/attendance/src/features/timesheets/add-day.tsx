import { Button, SidePane, toast, useCan, useFormats, useQuery, useQueryClient, useSession } from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { Form, FormActions, SelectField, SubmitButton, TextAreaField, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { addDay, peopleOfProjectQuery, RECORDS, type RecordDetail } from "../records/api";
import { LONGEST_REASON } from "../records/correct-record";
import { isWhole, movedWork, newWork, sentOf, type Work } from "../records/work";
import { WorkFields } from "../records/work-fields";

interface Values {
  projectId: string | null;
  userId: string | null;
  date: string;
  intervals: readonly Work[];
  reason: string;
}

/** What is known of the day already. */
export type DayStart = Partial<Pick<Values, "projectId" | "userId" | "date">>;

interface AddDayProps {
  opened: boolean;
  start?: DayStart;
  onClose: () => void;
}

/** A day of somebody who pressed nothing: their phone was broken, or they have none. */
export function AddDay({ opened, start = {}, onClose }: AddDayProps): ReactNode {
  const t = messages.useT();
  return (
    <SidePane opened={opened} onClose={onClose} title={t("addDay.title")} size="lg">
      {opened && <AddDayForm start={start} onClose={onClose} />}
    </SidePane>
  );
}

export function useManagedProjects() {
  const isAdmin = useCan("admin");
  const projects = useQuery(projectChoice).data ?? [];
  return isAdmin ? projects : projects.filter((each) => each.isProjectManager);
}

function AddDayForm({ start, onClose }: Pick<AddDayProps, "onClose"> & { start: DayStart }): ReactNode {
  const t = messages.useT();
  const { stamp } = useFormats();
  const client = useQueryClient();
  const { profile } = useSession();
  const projects = useManagedProjects();
  const zoneOf = (id: string | null) => projects.find(({ projectId }) => projectId === id)?.timeZone ?? null;
  const on = (id: string | null) => (at: Date | string) => stamp(at, zoneOf(id));
  const first = start.date ?? stamp(new Date()).slice(0, 10);
  const form = useForm<Values, RecordDetail>({
    initial: {
      projectId: start.projectId ?? null,
      userId: start.userId ?? null,
      date: first,
      intervals: [newWork(first, on(start.projectId ?? null))],
      reason: "",
    },
    validate: ({ projectId, userId, date, intervals, reason }) => ({
      projectId: projectId ? null : t("addDay.siteMissing"),
      userId: userId ? null : t("addDay.personMissing"),
      date: date ? null : t("addDay.dateMissing"),
      intervals: isWhole(intervals) ? null : t("records.timesMissing"),
      reason: reason.trim() ? null : t("records.reasonMissing"),
    }),
    submit: ({ projectId, userId, date, intervals, reason }, options) => {
      const whose = { projectId: projectId ?? "", userId: userId ?? "" };
      return addDay({ ...whose, date, intervals: sentOf(intervals), reason: reason.trim() }, options);
    },
    onSuccess: async () => {
      toast.done({ title: t("addDay.done") });
      form.reset();
      onClose();
      await client.invalidateQueries({ queryKey: RECORDS });
    },
  });
  const { projectId, date, intervals } = form.values;
  const people = useQuery(peopleOfProjectQuery(projectId));
  // Nobody states their own hours.
  const others = people.data?.filter(({ userId }) => userId !== profile?.userId);
  return (
    <Form form={form} aria-label={t("addDay.title")}>
      <SelectField
        {...form.field("projectId")}
        label={t("records.site")}
        options={optionsOf.projects(projects)}
        onChange={(id) =>
          form.set({ projectId: id, userId: null, intervals: date ? movedWork(intervals, date, on(id)) : intervals })
        }
        required
      />
      {projectId && (
        <>
          <SelectField
            {...form.field("userId")}
            label={t("timesheets.person")}
            options={optionsOf.people(others)}
            nothingFound={t("addDay.nobody")}
            required
          />
          <TextField
            {...form.field("date")}
            type="date"
            label={t("records.day")}
            onChange={(day) =>
              form.set({ date: day, intervals: day ? movedWork(intervals, day, on(projectId)) : intervals })
            }
            required
          />
          <WorkFields
            value={intervals}
            onChange={(next) => form.set({ intervals: next })}
            error={form.errors.intervals ?? null}
            day={date}
            timeZone={zoneOf(projectId)}
          />
          <TextAreaField
            {...form.field("reason")}
            label={t("records.reason")}
            description={t("records.reasonHelp")}
            rows={2}
            maxLength={LONGEST_REASON}
            required
          />
        </>
      )}
      <FormActions state={false}>
        <Button variant="default" onClick={onClose}>
          {t("addDay.cancel")}
        </Button>
        <SubmitButton>{t("addDay.title")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
