import { Button, Panel, Stack, Text } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { CodeField, Form, FormActions, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { sharedMessages } from "../../messages/shared";
import type { ShareVerified, ShareVerify } from "./api";
import { newSecret } from "./secret";
import { type Asked, keepAsked, readAsked, type Visitor } from "./visitor";

interface WhoFormProps<V extends ShareVerified> {
  /** The link, by which what was typed is found again. */
  place: string;
  /** That they were asked before. */
  pin: string | null;
  /** Nothing is left to do: only who submitted it gets on, to read it. */
  comesBack?: boolean;
  /** After somebody else, on the same device: the focus waits for them, and the browser offers nobody's name. */
  isNext?: boolean;
  verify: (body: ShareVerify, options: WriteKey) => Promise<V>;
  onProven: (visitor: Visitor, verified: V) => void;
}

const EMAIL = /.+@.+\..+/;
const NOBODY: Asked = { fullName: "", email: "", company: "" };

/** Who are you, and a code to the address: what is signed here is signed in a name. */
export function WhoForm<V extends ShareVerified>(props: WhoFormProps<V>): ReactNode {
  const { place, pin, comesBack = false, isNext = false, verify, onProven } = props;
  const t = sharedMessages.useT();
  // The same one with each try: an answer that was lost had made it theirs already. Nobody else's, though.
  const [passes] = useState(() => new Map<string, string>());
  const passOf = (email: string) => {
    const pass = passes.get(email) ?? newSecret();
    passes.set(email, pass);
    return pass;
  };
  const [asked] = useState(() => readAsked(place));
  const [said, setSaid] = useState(asked ?? NOBODY);
  const [isMailed, setMailed] = useState(asked !== null);
  const bodyOf = (who: Asked) => {
    const email = who.email.trim();
    // Only where there is one: a service of the release before knows none of start links.
    return { ...who, email, ...(pin !== null && { pin }), token: passOf(email) };
  };
  const form = useForm<Asked, V>({
    initial: said,
    validate: ({ fullName, email }) => ({
      fullName: fullName.trim() ? null : t("shared.nameMissing"),
      email: EMAIL.test(email) ? null : t("shared.emailMissing"),
    }),
    submit: (values, options) => {
      setSaid(values);
      return verify(bodyOf(values), options);
    },
    onSuccess: (_, who) => {
      setMailed(true);
      keepAsked(place, who);
    },
  });
  const code = useForm<{ code: string }, V>({
    initial: { code: "" },
    validate: ({ code: typed }) => ({ code: /^\d{6}$/.test(typed) ? null : t("shared.codeMissing") }),
    submit: ({ code: typed }, options) => verify({ ...bodyOf(said), code: typed }, options),
    onSuccess: (verified) => {
      const email = said.email.trim();
      keepAsked(place, null);
      onProven({ pass: passOf(email), fullName: said.fullName.trim(), email }, verified);
    },
  });
  if (isMailed)
    return (
      <Panel title={t("shared.codeTitle")}>
        <Form form={code} aria-label={t("shared.codeTitle")}>
          <Text>{t(comesBack ? "shared.backCodeHelp" : "shared.codeHelp", { email: said.email.trim() })}</Text>
          <CodeField {...code.field("code")} label={t("shared.code")} required />
          <FormActions state={false}>
            <SubmitButton>{t("shared.goOn")}</SubmitButton>
            <Button
              variant="subtle"
              onClick={() => {
                code.reset();
                setMailed(false);
                keepAsked(place, null);
              }}
            >
              {t("shared.change")}
            </Button>
          </FormActions>
        </Form>
      </Panel>
    );
  return (
    <Panel title={t(comesBack ? "shared.back" : "shared.who")}>
      <Stack gap="md">
        <Text>{t(comesBack ? "shared.backHelp" : "shared.whoHelp")}</Text>
        <Form form={form} aria-label={t(comesBack ? "shared.back" : "shared.who")}>
          <TextField
            {...form.field("fullName")}
            label={t("shared.name")}
            maxLength={120}
            autoComplete={isNext ? "off" : "name"}
            autoFocus={isNext}
            required
          />
          <TextField
            {...form.field("email")}
            label={t("shared.email")}
            type="email"
            autoComplete={isNext ? "off" : "email"}
            required
          />
          <TextField
            {...form.field("company")}
            label={t("shared.company")}
            maxLength={120}
            autoComplete={isNext ? "off" : "organization"}
          />
          <FormActions state={false}>
            <SubmitButton>{t("shared.mail")}</SubmitButton>
          </FormActions>
        </Form>
      </Stack>
    </Panel>
  );
}
