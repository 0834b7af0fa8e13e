import { Code, CopyButton, Group, Text, toast } from "@groundwork/kit";
import { CodeField, Form, SubmitButton, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { codeProblem } from "../auth/rules";
import { beginTotp, confirmTotp, type TotpSecret } from "./api";
import { FactorDialog } from "./factor-dialog";
import { PasswordForm } from "./password-dialog";
import classes from "./security.module.css";
import { useFactorsChanged } from "./use-factors-changed";

/** In groups of four, as it is read aloud and typed. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

interface ScanProps {
  secret: TotpSecret;
  onConfirmed: (codes: readonly string[]) => void | Promise<void>;
}

function ScanAndConfirm({ secret, onConfirmed }: ScanProps): ReactNode {
  const t = messages.useT();
  const form = useForm<{ code: string }, Awaited<ReturnType<typeof confirmTotp>>>({
    initial: { code: "" },
    guard: false,
    validate: ({ code }) => {
      const problem = codeProblem(code);
      return { code: problem && t(problem) };
    },
    submit: ({ code }, options) => confirmTotp(code, options),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes ?? []),
  });
  return (
    <Form form={form}>
      <Text>{t("security.totp.scan")}</Text>
      <img
        className={classes.qr}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(secret.qrSvg)}`}
        alt={t("security.totp.scanAlt")}
        width={200}
        height={200}
      />
      <div>
        <Text size="sm">{t("security.totp.manual")}</Text>
        <Group gap="xs" wrap="nowrap" className={classes.key ?? ""}>
          <Code>{inGroups(secret.secret)}</Code>
          <CopyButton value={secret.secret} label={t("security.totp.copyKey")} />
        </Group>
      </div>
      <CodeField
        {...form.field("code")}
        label={t("security.totp.codeLabel")}
        description={t("security.totp.enter")}
        autoFocus
      />
      <SubmitButton>{t("security.totp.confirm")}</SubmitButton>
    </Form>
  );
}

/** Password, picture, code; then the recovery codes if it is the first second step. */
export function TotpDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = messages.useT();
  const factorsChanged = useFactorsChanged();
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const confirmed = async (recoveryCodes: readonly string[]) => {
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else finish();
    await factorsChanged();
  };
  // Said at the end: a message over the codes would cover their buttons on a phone.
  const finish = () => {
    onClose();
    toast.done({ title: t("security.totp.done") });
  };
  return (
    <FactorDialog title={t("security.totp.paneTitle")} codes={codes} onClose={codes ? finish : onClose}>
      {secret ? (
        <ScanAndConfirm secret={secret} onConfirmed={confirmed} />
      ) : (
        <PasswordForm
          lead={t("security.confirmPasswordLead")}
          verb={t("security.continue")}
          submit={beginTotp}
          onDone={setSecret}
          onCancel={onClose}
        />
      )}
    </FactorDialog>
  );
}
