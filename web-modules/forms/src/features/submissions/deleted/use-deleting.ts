import { confirm, toast, useAction, useFormats, useNavigate, useSession } from "@groundwork/kit";
import { deletedMessages } from "../../../messages/deleted";
import { useReadAgain } from "../../api/keys";
import { forgetFile, keptFilesOf } from "../../fill/outbox/kept-files";
import { discardUnsent } from "../../fill/outbox/outboxes";
import type { SubmissionDetail } from "../api";
import { useWayBack } from "../came-from";
import { deletions } from "./api";
import { useRestore } from "./use-restore";

/** What this browser still keeps of it would be sent in vain. */
async function forget(place: { userId: string; submissionId: string; stepId: string }): Promise<void> {
  discardUnsent(place);
  for (const { fileId } of await keptFilesOf(place)) await forgetFile(fileId);
}

/** Asks, deletes and says until when it can be restored. */
export function useDeleting({ submissionId, currentStepId, templateName: name, state }: SubmissionDetail) {
  const t = deletedMessages.useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const restore = useRestore();
  const { to } = useWayBack();
  const userId = useSession().profile?.userId ?? "";
  const how = state === "draft" ? "discard" : "delete";
  const deleting = useAction({
    run: (_: undefined, options) => deletions[how](submissionId, options),
    onSuccess: async ({ goneAt }) => {
      await forget({ userId, submissionId, stepId: currentStepId ?? "" });
      toast.done({
        title: t(`deleted.${how}.done`, { name }),
        detail: t("deleted.until", { day: formats.date(goneAt, "date") }),
        action: { label: t("deleted.restore"), run: () => restore.mutate({ submissionId, name }) },
      });
      navigate(to, { replace: true });
      await readAgain("submissions", "todos");
    },
    onError: (error) => toast.error(error, t(`deleted.${how}.failed`, { name })),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t(`deleted.${how}.title`),
      body: t(`deleted.${how}.body`, { name }),
      verb: t(how === "discard" ? "deleted.discard" : "deleted.delete.verb"),
      cancel: t("deleted.discard.keep"),
      danger: true,
    });
    if (isSure) deleting.mutate(undefined);
  };
  return { ask, isPending: deleting.isPending };
}
