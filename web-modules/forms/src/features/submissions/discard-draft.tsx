import { Button } from "@groundwork/kit";
import { Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { deletedMessages } from "../../messages/deleted";
import type { SubmissionDetail } from "./api";
import { useDeleting } from "./deleted/use-deleting";

export function DiscardDraft({ detail }: { detail: SubmissionDetail }): ReactNode {
  const t = deletedMessages.useT();
  const { ask, isPending } = useDeleting(detail);
  if (!detail.mayDelete) return null;
  return (
    <Button
      variant="default"
      leftSection={<Trash2 size={18} aria-hidden />}
      loading={isPending}
      onClick={() => void ask()}
    >
      {t("deleted.discard")}
    </Button>
  );
}
