import { Dialog, LoadingState } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense } from "react";
import { moveMessages } from "../../../messages/move-dialogs";
import type { SubmissionDetail } from "../api";

const People = lazy(async () => import("./hand-over-form"));

export interface HandOverProps {
  opened: boolean;
  detail: SubmissionDetail;
  onClose: () => void;
}

/** The current step handed to one of its people. */
export function HandOver(props: HandOverProps): ReactNode {
  const t = moveMessages.useT();
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={t("moves.handOver.title")}>
      <Suspense fallback={<LoadingState rows={2} />}>{props.opened && <People {...props} />}</Suspense>
    </Dialog>
  );
}
