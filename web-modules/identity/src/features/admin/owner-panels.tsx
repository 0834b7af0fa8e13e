import { announceSessionEnd, Button, confirm, Panel, toast, useAction, useSession } from "@groundwork/kit";
import type { Person } from "@groundwork/kit/directory";
import { Form, FormActions, PasswordField, PersonField, SubmitButton, useForm } from "@groundwork/kit/forms";
import { Trash2 } from "@groundwork/kit/icons";
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
  const remove = useAction<void>({
    run: (_, options) => companyWrites.delete({ groupId: company.groupId, confirmName: company.name }, options),
    onSuccess: () => {
      announceSessionEnd("switched");
      // A full load: nothing of the deleted company may stay in memory.
      window.location.assign("/");
    },
    onError: (error) => toast.error(error, t("admin.delete.failed", { company: company.name })),
  });
  const ask = async () => {
    const sure = await confirm({
      title: t("admin.delete.title", { company: company.name }),
      body: t("admin.delete.body"),
      verb: t("admin.delete.verb", { company: company.name }),
      typeToConfirm: company.name,
      danger: true,
    });
    if (sure) remove.mutate();
  };
  return (
    <Panel title={t("admin.delete")} description={t("admin.delete.body")} tone="danger">
      <div>
        <Button
          color="brick"
          loading={remove.isPending}
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={() => void ask()}
        >
          {t("admin.delete.verb", { company: company.name })}
        </Button>
      </div>
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
