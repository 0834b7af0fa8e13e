import { ErrorState, LoadingState, Panel, toast, useQuery, useQueryClient } from "@groundwork/kit";
import { Form, FormActions, NumberField, SubmitButton, SwitchField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { RECORDS } from "../records/api";
import { type RequestRules, requestRulesQuery, setRequestRules } from "./api";

const LONGEST_DAYS = 30;

/** How long requests wait before others than the managers of their project hear of them. */
export function RequestRulesPanel(): ReactNode {
  const t = messages.useT();
  const { data, error, isPending, refetch } = useQuery(requestRulesQuery);
  return (
    <Panel title={t("requestRules.title")} description={t("requestRules.about")}>
      {isPending && <LoadingState shape="form" rows={2} />}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {data && <RequestRulesForm there={data} />}
    </Panel>
  );
}

function RequestRulesForm({ there }: { there: RequestRules }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const form = useForm<{ escalates: boolean; days: number | null }, RequestRules>({
    initial: { escalates: there.escalatesAfterDays !== null, days: there.escalatesAfterDays ?? 3 },
    validate: ({ escalates, days }) => ({
      days: escalates && (days === null || days < 1 || days > LONGEST_DAYS) ? t("requestRules.daysWrong") : null,
    }),
    submit: ({ escalates, days }, options) => setRequestRules({ escalatesAfterDays: escalates ? days : null }, options),
    onSuccess: async () => {
      toast.done({ title: t("requestRules.saved") });
      await client.invalidateQueries({ queryKey: RECORDS });
    },
  });
  return (
    <Form form={form} aria-label={t("requestRules.title")}>
      <SwitchField
        {...form.field("escalates")}
        label={t("requestRules.escalates")}
        description={t("requestRules.escalatesHelp")}
      />
      {form.values.escalates && (
        <NumberField
          {...form.field("days")}
          label={t("requestRules.days")}
          description={t("requestRules.daysHelp")}
          min={1}
          max={LONGEST_DAYS}
          required
        />
      )}
      <FormActions state={false}>
        <SubmitButton>{t("requestRules.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
