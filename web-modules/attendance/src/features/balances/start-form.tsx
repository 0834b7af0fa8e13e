import { toast, useQueryClient } from "@groundwork/kit";
import { Form, FormActions, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { RECORDS } from "../records/api";
import { type LeaveAccount, setStart } from "./api";

interface StartFormProps {
  projectId: string;
  account: LeaveAccount;
}

/** Since when somebody is with the company: their first year brings less. */
export function StartForm({ projectId, account }: StartFormProps): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const { ownerUserId, startsOn } = account;
  const form = useForm<{ startsOn: string }, LeaveAccount>({
    initial: { startsOn: startsOn ?? "" },
    validate: (values) => ({ startsOn: values.startsOn ? null : t("addDay.dateMissing") }),
    submit: (values, options) =>
      setStart({ projectId, userId: ownerUserId, startsOn: values.startsOn, seen: startsOn }, options),
    onSuccess: async () => {
      toast.done({ title: t("balances.startSaved") });
      form.reset();
      await client.invalidateQueries({ queryKey: RECORDS });
    },
  });
  return (
    <Form form={form} aria-label={t("balances.start")}>
      <TextField
        {...form.field("startsOn")}
        type="date"
        label={t("balances.start")}
        description={t("balances.startHelp")}
        required
      />
      <FormActions state={false}>
        <SubmitButton variant="default">{t("types.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
