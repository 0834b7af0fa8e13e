import { Dialog, LoadingState } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense } from "react";
import { moveMessages } from "../../../messages/move-dialogs";
import type { SubmissionDetail } from "../api";
import type { Move } from "./move-form";
import type { StepToTake } from "./step-to-take";

const MoveForm = lazy(async () => import("./move-form"));

interface MoveDialogProps {
  move: Move | null;
  detail: SubmissionDetail;
  /** The one that is given back. */
  step: StepToTake | null;
  onClose: () => void;
}

/** Taking back, voiding, reopening, and giving a step back to its team. */
export function MoveDialog({ move, ...rest }: MoveDialogProps): ReactNode {
  const t = moveMessages.useT();
  return (
    <Dialog opened={move !== null} onClose={rest.onClose} title={move ? t(`moves.${move}.title`) : ""}>
      <Suspense fallback={<LoadingState rows={3} />}>{move && <MoveForm key={move} move={move} {...rest} />}</Suspense>
    </Dialog>
  );
}
