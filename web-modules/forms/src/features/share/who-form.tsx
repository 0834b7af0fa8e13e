import { Button, Panel, Stack, Text } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { CodeField, Form, FormActions, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { type ComponentProps, type ReactNode, useState } from "react";
import { shareMessages } from "../../messages/share";
import type { ShareVerified, ShareVerify } from "./api";
import { newSecret } from "./secret";
import { type Asked, keepAsked, readAsked, type Visitor } from "./visitor";

interface WhoFormProps<V extends ShareVerified> {
  /** The link, by which what was typed is found again. */
  place: string;
  needsPin: boolean;
  /** Nothing is left to do: only who submitted it gets on, to read it. */
  comesBack?: boolean;
  verify: (body: ShareVerify, options: WriteKey) => Promise<V>;
  onProven: (visitor: Visitor, verified: V) => void;
}

const EMAIL = /.+@.+\..+/;
type Said = Asked & { pin: string };
const NOBODY: Asked = { fullName: "", email: "", company: "" };

/** Who are you, and a code to the address: what is signed here is signed in a name. */
export function WhoForm<V extends ShareVerified>(props: WhoFormProps<V>): ReactNode {
  const { place, needsPin, comesBack = false, verify, onProven } = props;
  const t = shareMessages.useT();
  // The same one with each try: an answer that was lost had made it theirs already. Nobody else's, though.
  const [passes] = useState(() => new Map<string, string>());
  const passOf = (email: string) => {
    const pass = passes.get(email) ?? newSecret();
    passes.set(email, pass);
    return pass;
  };
  const [asked] = useState(() => readAsked(place));
  const [said, setSaid] = useState<Said>({ ...(asked ?? NOBODY), pin: "" });
  const [isMailed, setMailed] = useState(asked !== null);
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
    onSuccess: (_, { pin: _pin, ...who }) => {
      setMailed(true);
      keepAsked(place, who);
    },
  });
  // Where the page was closed meanwhile the PIN is typed once more.
  const asksPin = needsPin && !said.pin;
  const code = useForm<{ code: string; pin: string }, V>({
    initial: { code: "", pin: "" },
    validate: ({ code: typed, pin }) => ({
      code: /^\d{6}$/.test(typed) ? null : t("shared.codeMissing"),
      pin: asksPin && !pin ? t("shared.pinMissing") : null,
    }),
    submit: ({ code: typed, pin }, options) =>
      verify({ ...bodyOf(asksPin ? { ...said, pin } : said), code: typed }, options),
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
          {asksPin && <PinField {...code.field("pin")} />}
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
          {needsPin && <PinField {...form.field("pin")} />}
          <FormActions state={false}>
            <SubmitButton>{t("shared.mail")}</SubmitButton>
          </FormActions>
        </Form>
      </Stack>
    </Panel>
  );
}

function PinField(field: Omit<ComponentProps<typeof TextField>, "label">): ReactNode {
  const t = shareMessages.useT();
  return (
    <TextField
      {...field}
      label={t("shared.pin")}
      description={t("shared.pinHelp")}
      maxLength={8}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  );
}
