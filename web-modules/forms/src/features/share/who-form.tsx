import { Button, Panel, Stack, Text } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { CodeField, Form, FormActions, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { shareMessages } from "../../messages/share";
import type { ShareVerified, ShareVerify } from "./api";
import { newSecret } from "./secret";
import type { Visitor } from "./visitor";

interface Said {
  fullName: string;
  email: string;
  company: string;
  pin: string;
}

interface WhoFormProps<V extends ShareVerified> {
  needsPin: boolean;
  verify: (body: ShareVerify, options: WriteKey) => Promise<V>;
  onProven: (visitor: Visitor, verified: V) => void;
}

const EMAIL = /.+@.+\..+/;
const NOBODY: Said = { fullName: "", email: "", company: "", pin: "" };

/** Who are you, and a code to the address: what is signed here is signed in a name. */
export function WhoForm<V extends ShareVerified>({ needsPin, verify, onProven }: WhoFormProps<V>): ReactNode {
  const t = shareMessages.useT();
  // The same one with each try: an answer that was lost had made it theirs already. Nobody else's, though.
  const [passes] = useState(() => new Map<string, string>());
  const passOf = (email: string) => {
    const pass = passes.get(email) ?? newSecret();
    passes.set(email, pass);
    return pass;
  };
  const [said, setSaid] = useState<Said>(NOBODY);
  const [isMailed, setMailed] = useState(false);
  const bodyOf = ({ pin, ...who }: Said) => {
    const email = who.email.trim();
    return { ...who, email, pin: pin || null, token: passOf(email) };
  };
  const form = useForm<Said, V>({
    initial: said,
    validate: ({ fullName, email, pin }) => ({
      fullName: fullName.trim() ? null : t("shared.nameMissing"),
      email: EMAIL.test(email) ? null : t("shared.emailMissing"),
      pin: needsPin && !pin ? t("shared.pinMissing") : null,
    }),
    submit: (values, options) => {
      setSaid(values);
      return verify(bodyOf(values), options);
    },
    onSuccess: () => setMailed(true),
  });
  const code = useForm<{ code: string }, V>({
    initial: { code: "" },
    validate: ({ code: typed }) => ({ code: /^\d{6}$/.test(typed) ? null : t("shared.codeMissing") }),
    submit: ({ code: typed }, options) => verify({ ...bodyOf(said), code: typed }, options),
    onSuccess: (verified) => {
      const email = said.email.trim();
      onProven({ pass: passOf(email), fullName: said.fullName.trim(), email }, verified);
    },
  });
  if (isMailed)
    return (
      <Panel title={t("shared.codeTitle")}>
        <Form form={code} aria-label={t("shared.codeTitle")}>
          <Text>{t("shared.codeHelp", { email: said.email.trim() })}</Text>
          <CodeField {...code.field("code")} label={t("shared.code")} required />
          <FormActions state={false}>
            <SubmitButton>{t("shared.goOn")}</SubmitButton>
            <Button
              variant="subtle"
              onClick={() => {
                code.reset();
                setMailed(false);
              }}
            >
              {t("shared.change")}
            </Button>
          </FormActions>
        </Form>
      </Panel>
    );
  return (
    <Panel title={t("shared.who")}>
      <Stack gap="md">
        <Text>{t("shared.whoHelp")}</Text>
        <Form form={form} aria-label={t("shared.who")}>
          <TextField
            {...form.field("fullName")}
            label={t("shared.name")}
            maxLength={120}
            autoComplete="name"
            required
          />
          <TextField {...form.field("email")} label={t("shared.email")} type="email" autoComplete="email" required />
          <TextField
            {...form.field("company")}
            label={t("shared.company")}
            maxLength={120}
            autoComplete="organization"
          />
          {needsPin && (
            <TextField
              {...form.field("pin")}
              label={t("shared.pin")}
              description={t("shared.pinHelp")}
              maxLength={8}
              inputMode="numeric"
              autoComplete="off"
              required
            />
          )}
          <FormActions state={false}>
            <SubmitButton>{t("shared.mail")}</SubmitButton>
          </FormActions>
        </Form>
      </Stack>
    </Panel>
  );
}
