import { Button, Stack, Text, Title, toast, useDebouncedValue, useQuery, useQueryClient } from "@groundwork/kit";
import {
  Form,
  FormActions,
  type RevisedForm,
  SavedMeanwhile,
  SubmitButton,
  TextField,
  useRevisedForm,
} from "@groundwork/kit/forms";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { RECORDS, type RecordDetail, readRecord } from "../records/api";
import { hoursText } from "../records/hours";
import { codesQuery, splitHours } from "./api";
import { CodeList } from "./code-list";
import { PartFields } from "./part-fields";
import { minutesOf, newPart, type Part, partsOf, partsText, secondsLeft } from "./parts";

const DELAY_MS = 250;
const MOST = 12;

interface SplitHoursProps {
  record: RecordDetail;
  mayChange: boolean;
}

/** On which budget codes the hours of a day are. Whose project has no codes reads nothing of them. */
export function SplitHours({ record, mayChange }: SplitHoursProps): ReactNode {
  const t = messages.useT();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const { codes, workedSeconds, projectId } = record;
  const isAsked = mayChange && workedSeconds > 0;
  const known = useQuery({ ...codesQuery(projectId, ""), enabled: isAsked });
  const isOffered = isAsked && (codes.length > 0 || (known.data?.totalCount ?? 0) > 0);
  if (codes.length === 0 && !isOffered) return null;
  return (
    <section>
      <Stack gap="xs">
        <Title order={3}>{t("codes.title")}</Title>
        {!isOpen && <CodeList codes={codes} workedSeconds={workedSeconds} />}
        {isOffered && !isOpen && (
          <div>
            {/* Back where one was: the form is long, and what was saved stands above its end. */}
            <Button
              variant="default"
              autoFocus={wasOpen}
              onClick={() => {
                setIsOpen(true);
                setWasOpen(true);
              }}
            >
              {t("codes.split")}
            </Button>
          </div>
        )}
        {isOffered && isOpen && (
          <SplitForm key={record.attendanceRecordId} record={record} onDone={() => setIsOpen(false)} />
        )}
      </Stack>
    </section>
  );
}

interface Values {
  parts: readonly Part[];
}

function SplitForm({ record, onDone }: { record: RecordDetail; onDone: () => void }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const [search, setSearch] = useState("");
  const [wanted] = useDebouncedValue(search.trim(), DELAY_MS);
  const { attendanceRecordId, projectId, workedSeconds } = record;
  const all = useQuery(codesQuery(projectId, ""));
  const found = useQuery(codesQuery(projectId, wanted));
  const codes = found.data?.data ?? [];
  const isLong = (all.data?.totalCount ?? 0) > (all.data?.data.length ?? 0);
  const form: RevisedForm<Values> = useRevisedForm<Values, RecordDetail>({
    saved: record,
    valuesOf: ({ codes: saved }) => ({ parts: partsOf(saved) }),
    validate: ({ parts }) => {
      if (parts.some(({ code, hours }) => code === null || minutesOf(hours) === null))
        return { parts: t("codes.missing") };
      return { parts: secondsLeft(workedSeconds, parts) < 0 ? t("codes.tooMuch") : null };
    },
    // All of the day is stated, whatever of it was changed.
    submit: async (_, revision, options) => {
      const sent = form.values.parts.map(({ code, hours }) => ({
        budgetCodeId: code?.budgetCodeId ?? "",
        minutes: minutesOf(hours) ?? 0,
      }));
      await splitHours({ attendanceRecordId, revision, parts: sent }, options);
      return record;
    },
    readAgain: () => readRecord(attendanceRecordId),
    onSuccess: async () => {
      toast.done({ title: t("codes.saved") });
      await client.invalidateQueries({ queryKey: RECORDS });
      onDone();
    },
  });
  const { parts } = form.values;
  const set = (changed: readonly Part[]) => form.set({ parts: changed });
  const left = secondsLeft(workedSeconds, parts);
  const cancel = () => {
    form.reset();
    onDone();
  };
  return (
    <Form form={form} aria-label={t("codes.split")}>
      <SavedMeanwhile form={form} shown={({ parts: shown }) => ({ [t("codes.title")]: partsText(shown) })} />
      <Text size="sm">{t("codes.help", { hours: hoursText(workedSeconds) })}</Text>
      {isLong && (
        <TextField
          name="search"
          label={t("codes.search")}
          description={t("codes.searchHelp")}
          value={search}
          onChange={setSearch}
          error={null}
          autoComplete="off"
        />
      )}
      {parts.map((part, index) => (
        <PartFields
          key={part.key}
          part={part}
          place={index + 1}
          codes={codes}
          onChange={(changed) => set(parts.map((each) => (each.key === part.key ? changed : each)))}
          onRemove={() => set(parts.filter(({ key }) => key !== part.key))}
        />
      ))}
      {form.errors.parts && (
        <Text size="sm" c="brick" role="alert">
          {form.errors.parts}
        </Text>
      )}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<Plus size={14} aria-hidden />}
          disabled={parts.length >= MOST}
          onClick={() => set([...parts, newPart()])}
        >
          {t("codes.add")}
        </Button>
      </div>
      <Text size="sm" aria-live="polite">
        {left < 0 ? t("codes.over", { hours: hoursText(-left) }) : t("codes.left", { hours: hoursText(left) })}
      </Text>
      <FormActions state={false}>
        <Button variant="default" onClick={cancel}>
          {t("codes.cancel")}
        </Button>
        <SubmitButton>{t("codes.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
