import { Button, Dialog, LoadingState } from "@groundwork/kit";
import { Copy } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { copyingMessages } from "../../../messages/copying";
import type { SubmissionDetail } from "../../submissions/api";
import type { Filling } from "../filling";

const CopyFrom = lazy(async () => import("./copy-from"));

/** What was typed in another submission need not be typed again. */
export function CopyButton({ filling, detail }: { filling: Filling; detail: SubmissionDetail }): ReactNode {
  const t = copyingMessages.useT();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<Copy size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t("copying.open")}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t("copying.title")}>
        <Suspense fallback={<LoadingState rows={3} />}>
          <CopyFrom filling={filling} detail={detail} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
