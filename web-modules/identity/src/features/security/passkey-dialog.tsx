import { Text, toast } from "@groundwork/kit";
import { Form, PasswordField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { Notice } from "../auth/notice";
import { makePasskey, PasskeyError, type PasskeyTrouble } from "../auth/passkeys";
import { beginPasskey, finishPasskey } from "./api";
import { deviceName } from "./device-name";
import { FactorDialog } from "./factor-dialog";
import { useFactorsChanged } from "./use-factors-changed";

interface Values {
  name: string;
  password: string;
}
type Finished = Awaited<ReturnType<typeof finishPasskey>>;

const LONGEST_NAME = 60;

/** Password and name, then the browser asks for the finger, face or key. */
export function PasskeyDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = messages.useT();
  const factorsChanged = useFactorsChanged();
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const form = useForm<Values, Finished | null>({
    initial: { name: deviceName(navigator.userAgent), password: "" },
    guard: false,
    validate: ({ name, password }) => ({
      name: name.trim() === "" ? t("security.passkeys.nameMissing") : null,
      password: password === "" ? t("auth.invalid.passwordMissing") : null,
    }),
    submit: async ({ name, password }, options) => {
      setTrouble(null);
      const begun = await beginPasskey(password, options);
      try {
        const passkey = await makePasskey(begun.options);
        const key = crypto.randomUUID();
        return await finishPasskey(
          { challengeToken: begun.challengeToken, name: name.trim(), passkey },
          { idempotencyKey: key },
        );
      } catch (error) {
        // Closing the browser's question is a choice and not a failure of the form.
        if (!(error instanceof PasskeyError)) throw error;
        setTrouble(error.trouble);
        return null;
      }
    },
    onSuccess: async (finished) => {
      if (finished === null) return;
      if (finished.recoveryCodes && finished.recoveryCodes.length > 0) setCodes(finished.recoveryCodes);
      else finish();
      await factorsChanged();
    },
  });
  // Said at the end: a message over the codes would cover their buttons on a phone.
  const finish = () => {
    onClose();
    toast.done({ title: t("security.passkeys.added", { name: form.values.name.trim() }) });
  };
  const submitting = form.status === "submitting";
  return (
    <FactorDialog title={t("security.passkeys.add")} codes={codes} onClose={codes ? finish : onClose}>
      <Form form={form}>
        {trouble && <Notice tone="bad">{t(`auth.passkey.${trouble}`)}</Notice>}
        <PasswordField
          {...form.field("password")}
          label={t("security.confirmPassword")}
          description={t("security.confirmPasswordLead")}
          autoComplete="current-password"
          autoFocus
        />
        <TextField
          {...form.field("name")}
          label={t("security.passkeys.name")}
          description={t("security.passkeys.nameHelp")}
          autoComplete="off"
          maxLength={LONGEST_NAME}
        />
        <Text c="dimmed" size="sm" role="status">
          {submitting ? t("security.passkeys.waiting") : ""}
        </Text>
        <SubmitButton>{t("security.passkeys.create")}</SubmitButton>
      </Form>
    </FactorDialog>
  );
}
