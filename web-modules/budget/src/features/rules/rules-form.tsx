import { RelativeTime, Text, toast, useQueryClient } from "@groundwork/kit";
import {
  Form,
  FormActions,
  NumberField,
  type RevisedForm,
  SavedMeanwhile,
  SelectField,
  SubmitButton,
  useRevisedForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { BUDGET } from "../api";
import { CURRENCIES } from "../currencies";
import { type Overruns, type Rules, readRules, setRules } from "./api";

interface Values {
  currency: string | null;
  overruns: Overruns | null;
  answerDays: number | null;
}

const OVERRUNS = ["anybody", "managers", "admins", "nobody"] as const;
const MOST_DAYS = 365;

const valuesOf = ({ currency, overruns, answerDays }: Rules): Values => ({
  currency,
  overruns,
  answerDays,
});

/** What holds for all budgets of a company: for its admins. */
export function RulesForm({ rules }: { rules: Rules }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const form: RevisedForm<Values> = useRevisedForm<Values, Rules>({
    saved: rules,
    valuesOf,
    validate: ({ answerDays }) => ({
      answerDays: answerDays !== null && (answerDays < 1 || answerDays > MOST_DAYS) ? t("rules.daysWrong") : null,
    }),
    submit: (_, revision, options) => {
      const { currency, overruns, answerDays } = form.values;
      const body = { currency: currency ?? rules.currency, overruns: overruns ?? rules.overruns };
      return setRules({ ...body, answerDays, revision }, options);
    },
    readAgain: () => readRules(),
    onSuccess: async () => {
      toast.done({ title: t("rules.saved") });
      await client.invalidateQueries({ queryKey: BUDGET });
    },
  });
  const named = (overruns: Overruns | null) => (overruns ? t(`rules.overruns.${overruns}`) : "");
  const shown = ({ currency, overruns, answerDays }: Values) => ({
    [t("money.currency")]: currency ?? "",
    [t("rules.overruns")]: named(overruns),
    [t("rules.days")]: `${answerDays ?? "–"}`,
  });
  const currencies = [...new Set([rules.currency, ...CURRENCIES])].map((value) => ({ value, label: value }));
  return (
    <Form form={form} aria-label={t("rules.title")}>
      <SavedMeanwhile form={form} shown={shown} />
      <SelectField
        {...form.field("currency")}
        label={t("money.currency")}
        description={t("rules.currencyHelp")}
        options={currencies}
        required
      />
      <SelectField
        {...form.field("overruns")}
        label={t("rules.overruns")}
        description={t("rules.overrunsHelp")}
        options={OVERRUNS.map((value) => ({ value, label: named(value) }))}
        required
      />
      <NumberField
        {...form.field("answerDays")}
        label={t("rules.days")}
        description={t("rules.daysHelp")}
        // Without bounds of its own: the box would make 365 of 400 in silence.
        decimalScale={0}
      />
      {rules.updatedAt && (
        <Text size="sm" c="dimmed">
          {t("rules.changed", { who: rules.updatedBy?.fullName ?? "–" })} <RelativeTime when={rules.updatedAt} />
        </Text>
      )}
      <FormActions>
        <SubmitButton>{t("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
