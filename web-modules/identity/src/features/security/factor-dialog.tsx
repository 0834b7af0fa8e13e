import { confirm, Dialog } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { RecoveryCodes } from "./recovery-codes";

export interface FactorDialogProps {
  title: string;
  /** Set once there are codes to keep; they replace what was shown. */
  codes: readonly string[] | null;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of setting up a second step; with codes on show it does not close by a slip. */
export function FactorDialog({ title, codes, onClose, children }: FactorDialogProps): ReactNode {
  const t = messages.useT();
  const close = async () => {
    const leaves =
      codes === null ||
      (await confirm({
        title: t("security.codes.leaveTitle"),
        body: t("security.codes.leaveBody"),
        verb: t("security.codes.leaveVerb"),
        cancel: t("security.codes.leaveStay"),
        danger: true,
      }));
    if (leaves) onClose();
  };
  return (
    <Dialog opened onClose={() => void close()} title={codes ? t("security.codes.title") : title}>
      {codes ? <RecoveryCodes codes={codes} onKept={onClose} /> : children}
    </Dialog>
  );
}
