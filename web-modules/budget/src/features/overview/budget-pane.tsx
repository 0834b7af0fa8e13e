import { Button, readAmount, SidePane, Stack, toast, useQueryClient } from "@groundwork/kit";
import {
  Form,
  FormActions,
  MoneyField,
  type RevisedForm,
  SavedMeanwhile,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useRevisedForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { BUDGET, type Overview, readOverview, writes } from "../api";
import { Versions } from "./versions";

const AMOUNTS = [
  "manpowerInternalBudget",
  "manpowerExternalBudget",
  "equipmentOwnedBudget",
  "equipmentRentalBudget",
] as const;
const CURRENCIES = ["SGD", "CNY", "EUR", "GBP", "HKD", "IDR", "INR", "JPY", "MYR", "PHP", "THB", "USD", "VND"];

type Values = Record<(typeof AMOUNTS)[number], string> & {
  currency: string | null;
  effectiveOn: string;
  reason: string;
};

function valuesOf(overview: Overview): Values {
  const { currency, manpowerInternalBudget, manpowerExternalBudget } = overview;
  const { equipmentOwnedBudget, equipmentRentalBudget } = overview;
  return {
    currency,
    manpowerInternalBudget,
    manpowerExternalBudget,
    equipmentOwnedBudget,
    equipmentRentalBudget,
    effectiveOn: "",
    reason: "",
  };
}

function BudgetForm({ overview, onClose }: { overview: Overview; onClose: () => void }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const { projectId } = overview;
  const isLocked = overview.baselineOn !== null;
  const form: RevisedForm<Values> = useRevisedForm<Values, Overview>({
    saved: overview,
    valuesOf,
    validate: (values) => ({
      ...Object.fromEntries(
        AMOUNTS.map((name) => [
          name,
          readAmount(values[name], values.currency ?? overview.currency) === null ? t("money.wrong") : null,
        ]),
      ),
      reason: isLocked && !values.reason.trim() ? t("version.reasonMissing") : null,
    }),
    submit: (_, revision, options) => {
      const { currency, effectiveOn, reason, ...amounts } = form.values;
      const read = Object.fromEntries(
        AMOUNTS.map((name) => [name, readAmount(amounts[name], currency ?? overview.currency) ?? ""]),
      ) as typeof amounts;
      const said = { effectiveOn: effectiveOn || null, reason: reason.trim() };
      return writes.setBudget({ projectId, revision, ...read, ...said, ...(currency ? { currency } : {}) }, options);
    },
    readAgain: () => readOverview(projectId),
    onSuccess: async () => {
      toast.done({ title: t("overview.saved") });
      onClose();
      await client.invalidateQueries({ queryKey: BUDGET });
    },
  });
  const currency = form.values.currency ?? overview.currency;
  const choices = [...new Set([overview.currency, ...CURRENCIES])].map((value) => ({ value, label: value }));
  const labels = AMOUNTS.map((name, index) => overview.categories[index]?.name ?? name);
  const shown = (values: Values) =>
    Object.fromEntries(AMOUNTS.map((name, index) => [labels[index] ?? name, values[name]]));
  return (
    <Form form={form} aria-label={t("overview.set")}>
      <SavedMeanwhile form={form} shown={shown} />
      {overview.mayChangeCurrency && (
        <SelectField
          {...form.field("currency")}
          label={t("money.currency")}
          description={t("overview.currencyHelp")}
          options={choices}
        />
      )}
      {AMOUNTS.map((name, index) => (
        <MoneyField key={name} {...form.field(name)} currency={currency} label={labels[index]} required />
      ))}
      <TextField
        {...form.field("effectiveOn")}
        label={t("version.day")}
        description={t("version.dayHelp")}
        type="date"
      />
      <TextAreaField
        {...form.field("reason")}
        label={t("version.reason")}
        {...(isLocked ? { description: t("version.reasonHelp") } : {})}
        rows={2}
        maxLength={1000}
        required={isLocked}
      />
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {t("action.cancel")}
        </Button>
        <SubmitButton>{t("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

export function BudgetPane({
  overview,
  opened,
  onClose,
}: {
  overview: Overview;
  opened: boolean;
  onClose: () => void;
}) {
  const t = messages.useT();
  return (
    <SidePane opened={opened} onClose={onClose} title={t("overview.set")}>
      <Stack gap="xl">
        <BudgetForm overview={overview} onClose={onClose} />
        <Versions overview={overview} />
      </Stack>
    </SidePane>
  );
}
