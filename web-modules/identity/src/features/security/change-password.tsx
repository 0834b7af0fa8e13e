import { Panel, toast, useQueryClient, useSession } from "@groundwork/kit";
import { Form, FormActions, PasswordField, SubmitButton, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { NewPasswordField } from "../auth/new-password-field";
import { SHORTEST_PASSWORD } from "../auth/password-strength";
import { changePassword, sessionsQuery } from "./api";

const EMPTY = { currentPassword: "", newPassword: "" };

export function ChangePassword(): ReactNode {
  const t = messages.useT();
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: EMPTY,
    guard: false,
    wireNames: { password: "currentPassword" },
    validate: ({ currentPassword, newPassword }) => {
      const missing = SHORTEST_PASSWORD - [...newPassword].length;
      return {
        currentPassword: currentPassword === "" ? t("security.password.currentMissing") : null,
        newPassword: missing > 0 ? t("auth.password.tooShort", { missing }) : null,
      };
    },
    submit: changePassword,
    onSuccess: async () => {
      form.reset(EMPTY);
      toast.done({ title: t("security.password.done"), detail: t("security.password.doneDetail") });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  return (
    <Panel title={t("security.password.title")} description={t("security.password.lead")}>
      <Form form={form} aria-label={t("security.password.title")}>
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={profile?.email ?? ""} readOnly hidden />
        <PasswordField
          {...form.field("currentPassword")}
          label={t("security.password.current")}
          autoComplete="current-password"
        />
        <NewPasswordField
          {...form.field("newPassword")}
          label={t("security.password.new")}
          personal={[profile?.fullName ?? "", profile?.email ?? ""]}
        />
        <FormActions state={false}>
          <SubmitButton>{t("security.password.submit")}</SubmitButton>
        </FormActions>
      </Form>
    </Panel>
  );
}
