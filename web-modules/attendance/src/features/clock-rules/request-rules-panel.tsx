import { ErrorState, LoadingState, Panel, toast, useQuery, useQueryClient } from "@groundwork/kit";
import {
  Form,
  FormActions,
  NumberField,
  type RevisedForm,
  SavedMeanwhile,
  SubmitButton,
  SwitchField,
  useRevisedForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { RECORDS } from "../records/api";
import { type RequestRules, requestRulesQuery, setRequestRules } from "./api";

const LONGEST_DAYS = 30;

interface Values {
  escalates: boolean;
  days: number | null;
}

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
  const form: RevisedForm<Values> = useRevisedForm<Values, RequestRules>({
    saved: there,
    valuesOf: ({ escalatesAfterDays }) => ({ escalates: escalatesAfterDays !== null, days: escalatesAfterDays ?? 3 }),
    validate: ({ escalates, days }) => ({
      days: escalates && (days === null || days < 1 || days > LONGEST_DAYS) ? t("requestRules.daysWrong") : null,
    }),
    wireNames: { escalatesAfterDays: "days" },
    // Both are one: what was changed of them says nothing alone.
    submit: (_, revision, options) => {
      const { escalates, days } = form.values;
      return setRequestRules({ escalatesAfterDays: escalates ? days : null, revision }, options);
    },
    readAgain: () => client.fetchQuery({ ...requestRulesQuery, staleTime: 0 }),
    onSuccess: async () => {
      toast.done({ title: t("requestRules.saved") });
      await client.invalidateQueries({ queryKey: RECORDS });
    },
  });
  return (
    <Form form={form} aria-label={t("requestRules.title")}>
      <SavedMeanwhile
        form={form}
        shown={({ escalates, days }) => ({ [t("requestRules.days")]: escalates ? `${days ?? ""}` : "" })}
      />
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
          // Without ends of its own: the box would make another number of one beyond them.
          decimalScale={0}
          required
        />
      )}
      <FormActions state={false}>
        <SubmitButton>{t("requestRules.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
