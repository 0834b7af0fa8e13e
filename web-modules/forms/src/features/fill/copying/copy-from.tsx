import {
  ApiError,
  Button,
  EmptyState,
  ErrorState,
  type Formats,
  Group,
  LoadingState,
  SearchInput,
  Stack,
  Text,
  useFormats,
  useQuery,
} from "@groundwork/kit";
import { CheckboxField, Form, RadioField, SubmitButton, SwitchField, useForm } from "@groundwork/kit/forms";
import { ClipboardList } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { copyingMessages } from "../../../messages/copying";
import { useReadAgain } from "../../api/keys";
import { type SubmissionDetail, type SubmissionRow, submissionsQuery } from "../../submissions/api";
import { numberedVersion } from "../../submissions/number";
import type { Filling } from "../filling";
import { type Copied, copyStepData } from "./api";
import { CopyReport } from "./copy-report";

interface CopyFromProps {
  filling: Filling;
  detail: SubmissionDetail;
  onClose: () => void;
}

/** More than can be looked through: whoever does not find it among the newest searches. */
const SHOWN = 8;

type T = ReturnType<typeof copyingMessages.useT>;

function optionOf(t: T, formats: Formats, row: SubmissionRow) {
  const number = row.referenceNumberStr ? numberedVersion(row.referenceNumberStr, row.version) : t("copying.draft");
  return {
    value: row.submissionId,
    label: t("copying.row", { form: row.templateName, number }),
    description: t("copying.about", {
      who: row.submitter?.fullName ?? t("copying.somebody"),
      day: formats.date(row.submittedAt ?? row.created),
    }),
  };
}

export default function CopyFrom({ filling, detail, onClose }: CopyFromProps): ReactNode {
  const [copied, setCopied] = useState<Copied | null>(null);
  return copied ? (
    <CopyReport copied={copied} onClose={onClose} />
  ) : (
    <Choose filling={filling} detail={detail} onClose={onClose} onCopied={setCopied} />
  );
}

function Choose(props: CopyFromProps & { onCopied: (copied: Copied) => void }): ReactNode {
  const { filling, detail, onClose, onCopied } = props;
  const t = copyingMessages.useT();
  const formats = useFormats();
  const readAgain = useReadAgain();
  const [search, setSearch] = useState("");
  const [isAnyForm, setAnyForm] = useState(false);
  const found = useQuery(
    submissionsQuery({
      search,
      pageCount: SHOWN + 1,
      ...(isAnyForm ? {} : { formTemplateId: detail.templateId }),
    }),
  );
  const form = useForm<{ fromSubmissionId: string; replaces: boolean }, Copied>({
    initial: { fromSubmissionId: "", replaces: false },
    guard: false,
    validate: ({ fromSubmissionId }) => ({ fromSubmissionId: fromSubmissionId ? null : t("copying.missing") }),
    submit: async (chosen, options) => {
      // What is entered here counts as entered only once the service knows of it.
      if (!(await filling.outbox.flush()))
        throw new ApiError({ errorCode: 0, httpStatus: 409, message: t("copying.unsent"), retryable: true });
      return copyStepData({ ...chosen, submissionId: detail.submissionId, stepId: filling.stepId }, options);
    },
    onSuccess: async (copied) => {
      await readAgain("submissions");
      onCopied(copied);
    },
  });
  const rows = (found.data?.data ?? []).filter((row) => row.submissionId !== detail.submissionId).slice(0, SHOWN);
  return (
    <Stack gap="md">
      <Text>{t("copying.help")}</Text>
      <SearchInput value={search} onChange={setSearch} label={t("copying.search")} />
      <SwitchField
        name="isAnyForm"
        label={t("copying.otherForms")}
        value={isAnyForm}
        error={null}
        onChange={setAnyForm}
      />
      {found.isPending && <LoadingState rows={3} />}
      {found.isError && <ErrorState error={found.error} retry={() => void found.refetch()} />}
      {found.isSuccess && rows.length === 0 && (
        <EmptyState icon={ClipboardList} title={t("copying.none")}>
          {t("copying.noneHelp")}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Form form={form} aria-label={t("copying.title")}>
          <Stack gap="md">
            <RadioField
              {...form.field("fromSubmissionId")}
              label={t("copying.from")}
              options={rows.map((row) => optionOf(t, formats, row))}
            />
            <CheckboxField
              {...form.field("replaces")}
              label={t("copying.replaces")}
              description={t("copying.replacesHelp")}
            />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onClose}>
                {t("copying.cancel")}
              </Button>
              <SubmitButton>{t("copying.verb")}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </Stack>
  );
}
