import { newId } from "@groundwork/formwork";
import { Alert, ApiError, Button, Dialog, ErrorState, Stack, Text, useAction, useNavigate } from "@groundwork/kit";
import { History } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { copyingMessages } from "../../../messages/copying";
import { olderFormMessages } from "../../../messages/older-form";
import { useReadAgain } from "../../api/keys";
import { type SubmissionDetail, submissionWrites } from "../../submissions/api";
import { type Copied, copyStepData } from "../copying/api";
import { CopyReport } from "../copying/copy-report";
import type { Filling } from "../filling";

interface OlderNoteProps {
  filling: Filling;
  detail: SubmissionDetail;
  newest: number;
}

/** In which version it was begun, and what one may do: go on, or begin anew with what fits. */
export default function OlderNote({ filling, detail, newest }: OlderNoteProps): ReactNode {
  const t = olderFormMessages.useT();
  const copying = copyingMessages.useT();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  // Made here, so that trying again begins one and copies once.
  const [ids] = useState(() => ({ submissionId: newId(), copyKey: newId() }));
  const [copied, setCopied] = useState<Copied | null>(null);
  const leave = () => navigate(`/forms/submissions/${ids.submissionId}`);
  const { submissionId: fromSubmissionId, templateId: formTemplateId, projectId } = detail;
  const begin = useAction<void, Copied>({
    run: async (_, options) => {
      // What is entered here can be taken over only once the service knows of it.
      if (!(await filling.outbox.flush()))
        throw new ApiError({ errorCode: 0, httpStatus: 409, message: copying("copying.unsent"), retryable: true });
      const made = { submissionId: ids.submissionId, formTemplateId, projectId, values: {}, reopenUntouched: false };
      const { currentStepId } = await submissionWrites.create(made, options);
      return copyStepData(
        { submissionId: ids.submissionId, stepId: currentStepId ?? "", fromSubmissionId, replaces: false },
        { idempotencyKey: ids.copyKey },
      );
    },
    onSuccess: async (found) => {
      await readAgain("submissions", "todos");
      // Where nothing was entered there is nothing to be told.
      if (found.copied.length + found.notCopied.length > 0) setCopied(found);
      else leave();
    },
  });
  return (
    <Alert
      color="sky"
      mb="md"
      icon={<History size={18} aria-hidden />}
      title={t("olderForm.title", { version: detail.templateVersion, newest })}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t("olderForm.body")}</Text>
        {/* An entry of another form's field is begun there. */}
        {detail.parent === null && (
          <Button variant="default" size="compact-md" loading={begin.isPending} onClick={() => begin.mutate()}>
            {t("olderForm.anew", { newest })}
          </Button>
        )}
        {begin.error && <ErrorState error={begin.error} title={t("olderForm.failed")} />}
      </Stack>
      <Dialog opened={copied !== null} onClose={leave} title={t("olderForm.report")}>
        {copied && <CopyReport copied={copied} onClose={leave} />}
      </Dialog>
    </Alert>
  );
}
