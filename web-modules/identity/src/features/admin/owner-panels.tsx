import { announceSessionEnd, Panel, toast, useSession } from "@groundwork/kit";
import type { Person } from "@groundwork/kit/directory";
import { Form, FormActions, PasswordField, PersonField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { type CompanyDetail, companyWrites } from "./api";

function TransferForm({ company }: { company: CompanyDetail }): ReactNode {
  const t = messages.useT();
  const { profile, reload } = useSession();
  const readAgain = useReadAgain();
  const form = useForm<{ person: Person | null; password: string }, unknown>({
    initial: { person: null, password: "" },
    guard: false,
    wireNames: { userId: "person" },
    validate: ({ person, password }) => ({
      person: person ? null : t("admin.transfer.whoMissing"),
      password: password ? null : t("admin.transfer.passwordMissing"),
    }),
    submit: ({ person, password }, options) =>
      companyWrites.transfer({ userId: person?.userId ?? "", password }, options),
    onSuccess: async (_, { person }) => {
      toast.done({
        title: t("admin.transfer.done", { name: person?.fullName ?? "", company: company.name }),
        detail: t("admin.transfer.doneDetail"),
      });
      await readAgain("members", "company");
      await reload();
    },
  });
  const { person } = form.values;
  return (
    <Panel title={t("admin.transfer")} description={t("admin.transfer.body")} tone="danger">
      <Form form={form} aria-label={t("admin.transfer")}>
        <PersonField
          {...form.field("person")}
          label={t("admin.transfer.who")}
          except={new Set([profile?.userId ?? ""])}
          required
        />
        <PasswordField
          {...form.field("password")}
          label={t("admin.transfer.password")}
          autoComplete="current-password"
          required
        />
        <FormActions state={false}>
          <SubmitButton variant="light" color="brick">
            {person ? t("admin.transfer.verb", { name: person.fullName }) : t("admin.transfer")}
          </SubmitButton>
        </FormActions>
      </Form>
    </Panel>
  );
}

function DeletePanel({ company }: { company: CompanyDetail }): ReactNode {
  const t = messages.useT();
  const form = useForm<{ name: string; password: string }, unknown>({
    initial: { name: "", password: "" },
    guard: false,
    wireNames: { confirmName: "name" },
    validate: ({ name, password }) => ({
      name: name.trim() === company.name ? null : t("admin.delete.nameMissing", { company: company.name }),
      password: password ? null : t("admin.transfer.passwordMissing"),
    }),
    submit: ({ name, password }, options) =>
      companyWrites.delete({ groupId: company.groupId, confirmName: name, password }, options),
    onSuccess: () => {
      announceSessionEnd("switched");
      // A full load: nothing of the deleted company may stay in memory.
      window.location.assign("/");
    },
  });
  return (
    <Panel title={t("admin.delete")} description={t("admin.delete.body")} tone="danger">
      <Form form={form} aria-label={t("admin.delete")}>
        <TextField
          {...form.field("name")}
          label={t("admin.delete.name", { company: company.name })}
          autoComplete="off"
          required
        />
        <PasswordField
          {...form.field("password")}
          label={t("admin.transfer.password")}
          autoComplete="current-password"
          required
        />
        <FormActions state={false}>
          <SubmitButton color="brick">{t("admin.delete.verb", { company: company.name })}</SubmitButton>
        </FormActions>
      </Form>
    </Panel>
  );
}

/** What only the owner may do, and cannot easily take back. */
export function OwnerPanels({ company }: { company: CompanyDetail }): ReactNode {
  return (
    <>
      <TransferForm company={company} />
      <DeletePanel company={company} />
    </>
  );
}
