import { toast, useAction, useNavigate } from "@groundwork/kit";
import { deletedMessages } from "../../../messages/deleted";
import { useReadAgain } from "../../api/keys";
import { deletions } from "./api";

interface Deleted {
  submissionId: string;
  name: string;
}

/** Brings back what was deleted; where it is shown it can be opened. */
export function useRestore() {
  const t = deletedMessages.useT();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  return useAction<Deleted, unknown>({
    run: ({ submissionId }, options) => deletions.restore(submissionId, options),
    onSuccess: async (_, { submissionId, name }) => {
      toast.done({
        title: t("deleted.restored", { name }),
        action: { label: t("deleted.open"), run: () => navigate(`/forms/submissions/${submissionId}`) },
      });
      await readAgain("submissions", "todos");
    },
    onError: (error, { name }) => toast.error(error, t("deleted.notRestored", { name })),
  });
}
