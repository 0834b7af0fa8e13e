import { Dialog, LoadingState } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense } from "react";
import { moveMessages } from "../../../messages/move-dialogs";
import type { HandOverProps } from "./hand-over-form";

const People = lazy(async () => import("./hand-over-form"));

/** A step handed to one of its people. */
export function HandOver({
  step,
  ...props
}: Omit<HandOverProps, "step"> & { step: HandOverProps["step"] | null }): ReactNode {
  const t = moveMessages.useT();
  return (
    <Dialog opened={step !== null} onClose={props.onClose} title={t("moves.handOver.title")}>
      <Suspense fallback={<LoadingState rows={2} />}>{step && <People {...props} step={step} />}</Suspense>
    </Dialog>
  );
}
