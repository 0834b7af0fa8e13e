import { Alert, LoadingState, Text, Title, toast, useFormats, useQuery, useQueryClient } from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { Form, FormActions, SelectField, SubmitButton, TextAreaField, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { type AttendanceRecord, likelyEndQuery, RECORDS } from "../records/api";
import { LONGEST_REASON } from "../records/correct-record";
import { ended, isWhole, movedWork, newWork, sentOf, type Work, workOf } from "../records/work";
import { WorkFields } from "../records/work-fields";
import { useLikelyProject } from "../use-likely-project";
import { type AttendanceRequest, ask, STATUS } from "./api";

interface Values {
  projectId: string | null;
  date: string;
  intervals: readonly Work[];
  reason: string;
}

interface AskFormProps {
  /** The day as it is; none for a day that is not there at all. */
  record?: AttendanceRecord | undefined;
  onDone?: (() => void) | undefined;
}

/** How somebody's own day was, asked of the managers of its project. Where they never checked out, with the end
 * that their rules make likely: shown once that is known, or can't be. */
export function AskForm({ record, onDone }: AskFormProps): ReactNode {
  const isForgotten = record?.issues.includes("missingCheckOut") ?? false;
  const likelyEnd = useQuery({ ...likelyEndQuery(record?.attendanceRecordId ?? ""), enabled: isForgotten });
  if (isForgotten && likelyEnd.isPending) return <LoadingState shape="form" rows={2} />;
  return <Ask record={record} likelyEnd={likelyEnd.data?.endsAt ?? null} onDone={onDone} />;
}

interface AskProps extends AskFormProps {
  likelyEnd: string | null;
}

function Ask({ record, likelyEnd, onDone }: AskProps): ReactNode {
  const t = messages.useT();
  const { stamp } = useFormats();
  const client = useQueryClient();
  const likely = useLikelyProject();
  const projects = useQuery({ ...projectChoice, enabled: record === undefined }).data ?? [];
  const zoneOf = (id: string | null) =>
    record?.timeZone ?? projects.find(({ projectId }) => projectId === id)?.timeZone ?? null;
  const on = (id: string | null) => (at: Date | string) => stamp(at, zoneOf(id));
  const today = stamp(new Date()).slice(0, 10);
  const form = useForm<Values, AttendanceRequest>({
    initial: {
      projectId: record?.projectId ?? likely,
      date: record?.date ?? today,
      intervals: record ? workOf(ended(record.intervals, likelyEnd), on(null)) : [newWork(today, on(null))],
      reason: "",
    },
    validate: ({ projectId, date, intervals, reason }) => ({
      projectId: projectId ? null : t("addDay.siteMissing"),
      date: date ? null : t("addDay.dateMissing"),
      intervals: isWhole(intervals) ? null : t("records.timesMissing"),
      reason: reason.trim() ? null : t("records.reasonMissing"),
    }),
    submit: ({ projectId, date, intervals, reason }, options) =>
      ask({ projectId: projectId ?? "", date, intervals: sentOf(intervals), reason: reason.trim() }, options),
    onSuccess: async () => {
      toast.done({ title: t("requests.asked") });
      form.reset({ ...form.values, reason: "" });
      await client.invalidateQueries({ queryKey: RECORDS });
      onDone?.();
    },
  });
  const { projectId, date, intervals } = form.values;
  const moved = (day: string, id: string | null) => (day ? movedWork(intervals, day, on(id)) : intervals);
  return (
    <Form form={form} aria-label={t("requests.ask")}>
      {record && <Title order={3}>{t("requests.ask")}</Title>}
      <Text c="dimmed">{t("requests.askHelp")}</Text>
      {record?.requestStatus === STATUS.pending && <Alert color="amber">{t("requests.replaces")}</Alert>}
      {likelyEnd && <Alert color="blue">{t("requests.likelyEnd")}</Alert>}
      {!record && (
        <>
          <SelectField
            {...form.field("projectId")}
            label={t("records.site")}
            options={optionsOf.projects(projects)}
            onChange={(id) => form.set({ projectId: id, intervals: moved(date, id) })}
            required
          />
          <TextField
            {...form.field("date")}
            type="date"
            label={t("records.day")}
            onChange={(day) => form.set({ date: day, intervals: moved(day, projectId) })}
            required
          />
        </>
      )}
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
        description={t("requests.reasonHelp")}
        rows={2}
        maxLength={LONGEST_REASON}
        required
      />
      <FormActions state={false}>
        <SubmitButton>{t("requests.send")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
