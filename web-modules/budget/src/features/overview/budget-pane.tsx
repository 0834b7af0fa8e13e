import { Button, Link, readAmount, SidePane, Stack, Text, toast, useFormats, useQueryClient } from "@groundwork/kit";
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
import { type ReactNode, useEffect, useState } from "react";
import { messages } from "../../messages";
import { amountFault, excessOf, minorIn } from "../amounts";
import { BUDGET, type Overview, readOverview, writes } from "../api";
import { CURRENCIES } from "../currencies";
import { Versions } from "./versions";

const AMOUNTS = [
  "manpowerInternalBudget",
  "manpowerExternalBudget",
  "equipmentOwnedBudget",
  "equipmentRentalBudget",
] as const;

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

const MOST_AHEAD_MS = 14 * 3_600_000;
/** The day it is where the day is furthest on: the service judges by the project's clock. */
const latestToday = () => new Date(Date.now() + MOST_AHEAD_MS).toISOString().slice(0, 10);

interface FormProps {
  overview: Overview;
  /** Whether something is typed that was saved nowhere. */
  onTyping: (isTyping: boolean) => void;
  onClose: () => void;
}

function BudgetForm({ overview, onTyping, onClose }: FormProps): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const client = useQueryClient();
  const { projectId } = overview;
  const isLocked = overview.baselineOn !== null;
  const form: RevisedForm<Values> = useRevisedForm<Values, Overview>({
    saved: overview,
    valuesOf,
    validate: (values) => ({
      ...Object.fromEntries(
        AMOUNTS.map((name) => [name, amountFault(values[name], values.currency ?? overview.currency, { t, formats })]),
      ),
      ...moreThanPlanned(values),
      effectiveOn: values.effectiveOn > latestToday() ? t("version.dayToCome") : null,
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
  /** Since the baseline the sum grows no further by hand; what is too much by now may stay and shrink. */
  function moreThanPlanned(values: Values) {
    const { mostTotal, total } = overview;
    const minor = (amount: string) => minorIn(amount, overview.currency) ?? 0n;
    const sum = AMOUNTS.reduce((all, name) => all + minor(values[name]), 0n);
    if (typeof mostTotal !== "string" || sum <= minor(mostTotal) || sum <= minor(total.budget)) return {};
    const grown = (name: (typeof AMOUNTS)[number]) => minor(values[name]) - minor(overview[name]);
    const most = AMOUNTS.reduce((first, name) => (grown(name) > grown(first) ? name : first));
    return { [most]: t("overview.moreThanPlanned", { most: formats.amount(mostTotal, overview.currency) }) };
  }
  const isTyping = form.status === "dirty" || form.status === "submitting";
  useEffect(() => onTyping(isTyping), [isTyping, onTyping]);
  const currency = form.values.currency ?? overview.currency;
  /** It stays allowed: codes may be cut down after it. */
  const exceeded = (index: number, typed: string) => {
    const excess = excessOf(overview.categories[index]?.inCodes ?? "0", typed, currency);
    return readAmount(typed, currency) !== null && excess
      ? t("overview.codesExceed", { amount: formats.amount(excess, currency) })
      : undefined;
  };
  const choices = [...new Set([overview.currency, ...CURRENCIES])].map((value) => ({ value, label: value }));
  const labels = AMOUNTS.map((name, index) => overview.categories[index]?.name ?? name);
  const shown = (values: Values) =>
    Object.fromEntries(AMOUNTS.map((name, index) => [labels[index] ?? name, values[name]]));
  return (
    <Form form={form} aria-label={t("overview.set")}>
      <SavedMeanwhile form={form} shown={shown} />
      {typeof overview.mostTotal === "string" && (
        <Text size="sm" c="dimmed">
          {t("overview.mostTotal", { most: formats.amount(overview.mostTotal, overview.currency) })}{" "}
          <Link to={`/budget/requests?project=${projectId}&request=change`}>{t("overview.askForChange")}</Link>
        </Text>
      )}
      {overview.mayChangeCurrency && (
        <SelectField
          {...form.field("currency")}
          label={t("money.currency")}
          description={t("overview.currencyHelp")}
          options={choices}
        />
      )}
      {AMOUNTS.map((name, index) => (
        <MoneyField
          key={name}
          {...form.field(name)}
          currency={currency}
          label={labels[index]}
          description={exceeded(index, form.values[name])}
          required
        />
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

interface PaneProps {
  overview: Overview;
  opened: boolean;
  onClose: () => void;
}

export function BudgetPane({ overview, opened, onClose }: PaneProps) {
  const t = messages.useT();
  const [isTyping, setTyping] = useState(false);
  return (
    <SidePane opened={opened} onClose={onClose} title={t("overview.set")}>
      <Stack gap="xl">
        <BudgetForm overview={overview} onTyping={setTyping} onClose={onClose} />
        <Versions overview={overview} isTyping={isTyping} />
      </Stack>
    </SidePane>
  );
}

/** What the budget was, for whoever sees the project; nothing is typed here. */
export function VersionsPane({ overview, opened, onClose }: PaneProps) {
  const t = messages.useT();
  return (
    <SidePane opened={opened} onClose={onClose} title={t("version.title")}>
      <Versions overview={overview} hideTitle />
    </SidePane>
  );
}
