import { Anchor, runReported, Text, toast, useSession } from "@groundwork/kit";
import { Form, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { createCompany } from "../features/auth/api";
import { AuthFrame } from "../features/auth/auth-frame";
import { AuthLink } from "../features/auth/auth-link";
import { enterCompany } from "../features/auth/enter-company";
import { messages } from "../messages";

const LONGEST_NAME = 120;

/** The first step of someone without a company; also the way to a further one. */
export default function CreateCompanyPage(): ReactNode {
  const t = messages.useT();
  const { profile, signOut } = useSession();
  const form = useForm({
    initial: { name: "" },
    guard: false,
    validate: ({ name }) => ({ name: name.trim() === "" ? t("auth.company.nameMissing") : null }),
    submit: ({ name }, options) => createCompany(name.trim(), options),
    onSuccess: enterCompany,
  });
  const leave = () =>
    runReported(signOut).catch((error: unknown) => toast.error(error, t("auth.company.signOutFailed")));
  return (
    <AuthFrame
      title={t("auth.company.title")}
      lead={t("auth.company.lead")}
      footer={
        profile && profile.groups.length > 0 ? (
          <AuthLink to="/">{t("auth.invite.home")}</AuthLink>
        ) : (
          <>
            <Text c="dimmed">{t("auth.company.waiting", { email: profile?.email ?? "" })}</Text>
            <div>
              <Anchor component="button" type="button" onClick={() => void leave()}>
                {t("auth.company.signOut")}
              </Anchor>
            </div>
          </>
        )
      }
    >
      <Form form={form}>
        <TextField
          {...form.field("name")}
          label={t("auth.company.name")}
          autoComplete="organization"
          maxLength={LONGEST_NAME}
          autoFocus
        />
        <SubmitButton fullWidth>{t("auth.company.submit")}</SubmitButton>
      </Form>
    </AuthFrame>
  );
}
