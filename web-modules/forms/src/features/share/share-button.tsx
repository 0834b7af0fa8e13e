import { Button, Dialog, LoadingState } from "@groundwork/kit";
import { Share2 } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { shareMessages } from "../../messages/share";
import type { SubmissionDetail } from "../submissions/api";

const ShareLinks = lazy(async () => import("./share-links"));

/** A step for somebody outside the company: offered to who may act on it. */
export function ShareButton({ detail }: { detail: SubmissionDetail }): ReactNode {
  const t = shareMessages.useT();
  const [isOpen, setOpen] = useState(false);
  if (!detail.mayAct || detail.currentStepId === null || detail.approvals !== null) return null;
  return (
    <>
      <Button variant="default" leftSection={<Share2 size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t("share.open")}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t("share.title", { step: detail.currentStepName })}>
        <Suspense fallback={<LoadingState rows={3} />}>
          <ShareLinks submissionId={detail.submissionId} />
        </Suspense>
      </Dialog>
    </>
  );
}
