import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { createRecoveryCodes } from "./api";
import { FactorDialog } from "./factor-dialog";
import { PasswordForm } from "./password-dialog";
import { useFactorsChanged } from "./use-factors-changed";

export function CodesDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = messages.useT();
  const factorsChanged = useFactorsChanged();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <FactorDialog title={t("security.codes.createTitle")} codes={codes} onClose={onClose}>
      <PasswordForm
        lead={t("security.codes.createLead")}
        verb={t("security.codes.create")}
        submit={createRecoveryCodes}
        onDone={async ({ recoveryCodes }) => {
          setCodes(recoveryCodes);
          await factorsChanged();
        }}
        onCancel={onClose}
      />
    </FactorDialog>
  );
}
