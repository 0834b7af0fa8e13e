import { readAmount, toast, useQueryClient } from "@groundwork/kit";
import {
  Form,
  FormActions,
  MoneyField,
  type RevisedForm,
  SavedMeanwhile,
  SubmitButton,
  useRevisedForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { BUDGET, type CodeDetail, readCode, writes } from "../api";

/** What is still to be spent of a code: its forecast goes by that. */
export function EstimateForm({ code }: { code: CodeDetail }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const { budgetCodeId, currency, name } = code;
  const form: RevisedForm<{ estimate: string }> = useRevisedForm<{ estimate: string }, CodeDetail>({
    saved: code,
    valuesOf: (saved) => ({ estimate: saved.estimate ?? "" }),
    validate: ({ estimate }) => ({
      estimate: estimate && readAmount(estimate, currency) === null ? t("money.wrong") : null,
    }),
    submit: (_, revision, options) => {
      const estimate = form.values.estimate ? readAmount(form.values.estimate, currency) : null;
      return writes.setEstimate({ budgetCodeId, revision, estimate }, options);
    },
    readAgain: () => readCode(budgetCodeId),
    onSuccess: async () => {
      toast.done({ title: t("code.saved", { name }) });
      await client.invalidateQueries({ queryKey: BUDGET });
    },
  });
  return (
    <Form form={form} aria-label={t("forecast.title")}>
      <SavedMeanwhile form={form} shown={({ estimate }) => ({ [t("forecast.toCome")]: estimate })} />
      <MoneyField
        {...form.field("estimate")}
        label={t("forecast.toCome")}
        description={t("forecast.toComeHelp")}
        currency={currency}
      />
      <FormActions>
        <SubmitButton>{t("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
