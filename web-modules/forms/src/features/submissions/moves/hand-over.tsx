import { Dialog, LoadingState } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense } from "react";
import { moveMessages } from "../../../messages/move-dialogs";
import type { HandOverProps } from "./hand-over-form";

const People = lazy(async () => import("./hand-over-form"));

/** The current step handed to one of its people. */
export function HandOver({ opened, ...props }: HandOverProps & { opened: boolean }): ReactNode {
  const t = moveMessages.useT();
  return (
    <Dialog opened={opened} onClose={props.onClose} title={t("moves.handOver.title")}>
      <Suspense fallback={<LoadingState rows={2} />}>{opened && <People {...props} />}</Suspense>
    </Dialog>
  );
}
