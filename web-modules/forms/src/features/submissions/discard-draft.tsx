import { Button, confirm, toast, useAction, useCan, useNavigate, useSession } from "@groundwork/kit";
import { Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../api/keys";
import { forgetFile, keptFilesOf } from "../fill/outbox/kept-files";
import { discardUnsent } from "../fill/outbox/outboxes";
import { type SubmissionDetail, submissionWrites } from "./api";
import { useWayBack } from "./came-from";

/** Whoever started it, and those who manage its project; the service says the same. */
function useMayDiscard({ state, submitter, projectId }: SubmissionDetail): boolean {
  const isAdmin = useCan("admin");
  const { profile } = useSession();
  const manages = profile?.projects.some((each) => each.projectId === projectId && each.isProjectManager) ?? false;
  const isOwn = submitter !== null && submitter.userId === profile?.userId;
  return state === "draft" && (isAdmin || manages || isOwn);
}

/** What this browser still keeps of it would be sent in vain. */
async function forget(place: { userId: string; submissionId: string; stepId: string }): Promise<void> {
  discardUnsent(place);
  for (const { fileId } of await keptFilesOf(place)) await forgetFile(fileId);
}

export function DiscardDraft({ detail }: { detail: SubmissionDetail }): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const { to } = useWayBack();
  const userId = useSession().profile?.userId ?? "";
  const mayDiscard = useMayDiscard(detail);
  const { submissionId, currentStepId, templateName: name } = detail;
  const discard = useAction({
    run: (_: undefined, options) => submissionWrites.discard(submissionId, options),
    onSuccess: async () => {
      await forget({ userId, submissionId, stepId: currentStepId ?? "" });
      toast.done({ title: t("submissions.discard.done", { name }) });
      navigate(to, { replace: true });
      await readAgain("submissions", "todos");
    },
    onError: (error) => toast.error(error, t("submissions.discard.failed", { name })),
  });
  if (!mayDiscard) return null;
  const ask = async () => {
    const isSure = await confirm({
      title: t("submissions.discard.title"),
      body: t("submissions.discard.body", { name }),
      verb: t("submissions.discard"),
      cancel: t("submissions.discard.keep"),
      danger: true,
    });
    if (isSure) discard.mutate(undefined);
  };
  return (
    <Button
      variant="default"
      leftSection={<Trash2 size={18} aria-hidden />}
      loading={discard.isPending}
      onClick={() => void ask()}
    >
      {t("submissions.discard")}
    </Button>
  );
}
