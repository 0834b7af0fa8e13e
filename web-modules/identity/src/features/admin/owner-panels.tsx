import { announceSessionEnd, Button, confirm, Panel, toast, useAction, useQuery, useSession } from "@groundwork/kit";
import { optionsOf, peopleChoice } from "@groundwork/kit/directory";
import { Form, FormActions, PasswordField, SelectField, SubmitButton, useForm } from "@groundwork/kit/forms";
import { Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { type CompanyDetail, companyWrites } from "./api";

function TransferForm({ company }: { company: CompanyDetail }): ReactNode {
  const t = messages.useT();
  const { profile, reload } = useSession();
  const readAgain = useReadAgain();
  const people = useQuery(peopleChoice);
  const nameOf = (userId: string | null) => people.data?.find((each) => each.userId === userId)?.fullName ?? "";
  const form = useForm<{ userId: string | null; password: string }, unknown>({
    initial: { userId: null, password: "" },
    guard: false,
    validate: ({ userId, password }) => ({
      userId: userId ? null : t("admin.transfer.whoMissing"),
      password: password ? null : t("admin.transfer.passwordMissing"),
    }),
    submit: ({ userId, password }, options) => companyWrites.transfer({ userId: userId ?? "", password }, options),
    onSuccess: async (_, { userId }) => {
      toast.done({
        title: t("admin.transfer.done", { name: nameOf(userId), company: company.name }),
        detail: t("admin.transfer.doneDetail"),
      });
      await readAgain("members", "company");
      await reload();
    },
  });
  return (
    <Panel title={t("admin.transfer")} description={t("admin.transfer.body")} tone="danger">
      <Form form={form} aria-label={t("admin.transfer")}>
        <SelectField
          {...form.field("userId")}
          label={t("admin.transfer.who")}
          options={optionsOf.people(people.data?.filter((each) => each.userId !== profile?.userId))}
          nothingFound={t("directory.nobodyFound")}
          required
          searchable
        />
        <PasswordField
          {...form.field("password")}
          label={t("admin.transfer.password")}
          autoComplete="current-password"
          required
        />
        <FormActions state={false}>
          <SubmitButton variant="light" color="brick">
            {form.values.userId ? t("admin.transfer.verb", { name: nameOf(form.values.userId) }) : t("admin.transfer")}
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
