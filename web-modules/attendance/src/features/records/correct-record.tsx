import {
  Alert,
  Button,
  confirm,
  LoadingState,
  Title,
  toast,
  useAction,
  useFormats,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import {
  Form,
  FormActions,
  type RevisedForm,
  SavedMeanwhile,
  SubmitButton,
  TextAreaField,
  useRevisedForm,
} from "@groundwork/kit/forms";
import { Trash2 } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { CHECK } from "../clock/kept-punches";
import { correct, likelyEndQuery, RECORDS, type RecordDetail, readRecord, takeOut } from "./api";
import { ended, isWhole, sentOf, type Work, workOf, workText } from "./work";
import { WorkFields } from "./work-fields";

interface Values {
  intervals: readonly Work[];
  reason: string;
}

export const LONGEST_REASON = 500;

/** What was taken out is put back as it was before, unless somebody says otherwise. */
function hoursOf({ isTakenOut, intervals, corrections }: RecordDetail): RecordDetail["intervals"] {
  const last = corrections.at(-1);
  return isTakenOut && last ? last.before : intervals;
}

/** A manager's word on the day, with the reason. The punches stay as they are. Where nobody checked out, with the
 * end that their rules make likely: shown once that is known, or can't be. */
export function CorrectRecord({ record }: { record: RecordDetail }): ReactNode {
  // As it was opened: what is half typed stays while the day becomes another.
  const [isForgotten] = useState(() => record.issues.includes("missingCheckOut"));
  const likelyEnd = useQuery({ ...likelyEndQuery(record.attendanceRecordId), enabled: isForgotten });
  if (isForgotten && likelyEnd.isPending) return <LoadingState shape="form" rows={2} />;
  return <Correct record={record} likelyEnd={likelyEnd.data?.endsAt ?? null} />;
}

/** What is known of the end that nobody pressed, as long as nobody has said it. */
function MissingEnd({ record, likelyEnd }: { record: RecordDetail; likelyEnd: string | null }): ReactNode {
  const t = messages.useT();
  const { stamp } = useFormats();
  if (!record.issues.includes("missingCheckOut")) return null;
  if (likelyEnd) return <Alert color="blue">{t("records.likelyEnd")}</Alert>;
  const last = record.punches.at(-1);
  // A time at which somebody came back from a break is no likely end: nobody finds it filled in.
  if (last?.checkType !== CHECK.breakEnd) return null;
  const time = stamp(last.at, record.timeZone).slice(11, 16);
  return <Alert color="blue">{t("records.backFromBreak", { time })}</Alert>;
}

function Correct({ record, likelyEnd }: { record: RecordDetail; likelyEnd: string | null }): ReactNode {
  const t = messages.useT();
  const { stamp } = useFormats();
  const client = useQueryClient();
  const { attendanceRecordId, timeZone, isTakenOut } = record;
  const title = t(isTakenOut ? "records.putBack" : "records.correct");
  const told = async (said: "records.saved" | "records.takenOut") => {
    toast.done({ title: t(said) });
    await client.invalidateQueries({ queryKey: RECORDS });
  };
  const form: RevisedForm<Values> = useRevisedForm<Values, RecordDetail>({
    saved: record,
    valuesOf: (saved) => ({
      intervals: workOf(ended(hoursOf(saved), likelyEnd), (at) => stamp(at, saved.timeZone)),
      reason: "",
    }),
    validate: ({ intervals, reason }) => ({
      intervals: isWhole(intervals) ? null : t("records.timesMissing"),
      reason: reason.trim() ? null : t("records.reasonMissing"),
    }),
    // The whole day is stated, whatever of it was changed.
    submit: (_, revision, options) => {
      const { intervals, reason } = form.values;
      const body = { attendanceRecordId, revision, intervals: sentOf(intervals), reason: reason.trim() };
      return correct(body, options);
    },
    readAgain: () => readRecord(attendanceRecordId),
    onSuccess: () => told("records.saved"),
  });
  const remove = useAction<string, null>({
    run: (reason, options) => takeOut({ attendanceRecordId, revision: record.revision, reason }, options),
    onSuccess: async () => {
      form.reset();
      await told("records.takenOut");
    },
    onError: (error) => toast.error(error, t("records.takeOutFailed")),
  });
  const askToRemove = async () => {
    const reason = form.values.reason.trim();
    if (!reason) return form.setError("reason", t("records.reasonMissing"));
    const verb = t("records.takeOut");
    if (await confirm({ title: verb, body: t("records.takeOutBody"), verb, danger: true })) remove.mutate(reason);
  };
  return (
    <Form form={form} aria-label={title}>
      <Title order={3}>{title}</Title>
      <SavedMeanwhile form={form} shown={({ intervals }) => ({ [t("records.times")]: workText(intervals) })} />
      <MissingEnd record={record} likelyEnd={likelyEnd} />
      <WorkFields
        value={form.values.intervals}
        onChange={(intervals) => form.set({ intervals })}
        error={form.errors.intervals ?? null}
        day={record.date}
        timeZone={timeZone}
      />
      <TextAreaField
        {...form.field("reason")}
        label={t("records.reason")}
        description={t("records.reasonHelp")}
        rows={2}
        maxLength={LONGEST_REASON}
        required
      />
      <FormActions state={false}>
        {!isTakenOut && (
          <Button
            variant="light"
            color="brick"
            loading={remove.isPending}
            leftSection={<Trash2 size={16} aria-hidden />}
            onClick={() => void askToRemove()}
          >
            {t("records.takeOut")}
          </Button>
        )}
        <SubmitButton>{t(isTakenOut ? "records.putBack" : "records.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
