import { Button, readAmount, toast, useFormats, useQuery, useQueryClient } from "@groundwork/kit";
import {
  Form,
  FormActions,
  type FormState,
  MoneyField,
  type RevisedForm,
  SavedMeanwhile,
  SelectField,
  SubmitButton,
  SwitchField,
  TextField,
  useForm,
  useRevisedForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { amountFault, productOf, readQuantity } from "../amounts";
import { BUDGET, type Category, type CodeDetail, type CodeTree, categoriesQuery, readCode, writes } from "../api";
import { budgetAfter, ExceedsCategory, useAskIfFar } from "./exceeds-category";

interface Values {
  number: string;
  name: string;
  divisionId: string | null;
  category: Category | null;
  unit: string;
  quantity: string;
  rate: string;
  amount: string;
}

const EMPTY: Values = {
  number: "",
  name: "",
  divisionId: null,
  category: null,
  unit: "",
  quantity: "",
  rate: "",
  amount: "",
};

type Words = Parameters<typeof amountFault>[2];

function faultsIn(values: Values, currency: string, isDivision: boolean, words: Words) {
  const { t } = words;
  const money = (typed: string) => (typed ? amountFault(typed, currency, words) : null);
  return {
    number: values.number.trim() ? null : t("code.numberMissing"),
    name: values.name.trim() ? null : t("code.nameMissing"),
    category: isDivision || values.category ? null : t("code.categoryMissing"),
    rate: money(values.rate),
    amount: money(values.amount),
  };
}

const isFine = (faults: Record<string, unknown>) => Object.values(faults).every((fault) => fault === null);

/** What was typed, as it is sent: quantity times rate is the amount, and else it is said. */
function amountsOf(values: Values, currency: string) {
  const rate = readAmount(values.rate, currency);
  const quantity = readQuantity(values.quantity);
  const isProduct = quantity !== null && rate !== null;
  return { quantity, rate, amount: isProduct ? null : readAmount(values.amount, currency) };
}

function useSaved(said: "code.created" | "code.saved", onSaved: () => void) {
  const t = messages.useT();
  const client = useQueryClient();
  return async (saved: CodeDetail) => {
    toast.done({ title: t(said, { name: saved.name }) });
    onSaved();
    await client.invalidateQueries({ queryKey: BUDGET });
  };
}

interface FieldsProps {
  form: Pick<FormState<Values>, "field" | "values">;
  tree: CodeTree | undefined;
  currency: string;
  isDivision: boolean;
  exceeding: ReturnType<typeof exceedingOf>;
}

/** What a code would have of its category, and what it has of it. */
const exceedingOf = (values: Values, projectId: string, currency: string, saved?: CodeDetail) => ({
  projectId,
  category: values.category,
  currency,
  before: values.category === (saved?.category ?? null) ? (saved?.budget ?? "0") : "0",
  after: budgetAfter(values, currency, saved),
  had: saved?.budget ?? "0",
});

/** Asked once more where it is far beyond its category, and what is typed is complete. */
function useAsking<F extends { values: Values; status: string; submit: () => void }>(
  form: F,
  exceeding: ReturnType<typeof exceedingOf>,
  isComplete: boolean,
): F {
  const ask = useAskIfFar(exceeding);
  const submit = async () => {
    if (form.status !== "submitting" && (!isComplete || (await ask()))) form.submit();
  };
  return { ...form, submit: () => void submit() };
}

function Fields({ form, tree, currency, isDivision, exceeding }: FieldsProps): ReactNode {
  const t = messages.useT();
  const categories = useQuery(categoriesQuery);
  const divisions = tree?.codes.filter((each) => each.isDivision) ?? [];
  const isProduct = form.values.quantity.trim() !== "" && form.values.rate.trim() !== "";
  return (
    <>
      <TextField {...form.field("number")} label={t("code.number")} required maxLength={40} autoComplete="off" />
      <TextField {...form.field("name")} label={t("code.name")} required maxLength={120} autoComplete="off" />
      {!isDivision && (
        <>
          <SelectField
            {...form.field("category")}
            label={t("money.category")}
            options={(categories.data ?? []).map((each) => ({ value: each.category as Category, label: each.name }))}
            required
          />
          <SelectField
            {...form.field("divisionId")}
            label={t("code.division")}
            options={divisions.map((each) => ({
              value: each.budgetCodeId,
              label: `${each.number} ${each.name}`,
            }))}
            clearable
          />
          <TextField {...form.field("quantity")} label={t("code.quantity")} inputMode="decimal" maxLength={16} />
          <TextField {...form.field("unit")} label={t("code.unit")} maxLength={20} autoComplete="off" />
          <MoneyField {...form.field("rate")} label={t("code.rate")} currency={currency} />
          <MoneyField
            {...form.field("amount")}
            {...(isProduct && { value: productOf(form.values.quantity, form.values.rate, currency) ?? "" })}
            label={t("code.amount")}
            description={t(isProduct ? "code.amountIsProduct" : "code.amountHelp")}
            currency={currency}
            disabled={isProduct}
          />
          <ExceedsCategory {...exceeding} />
        </>
      )}
    </>
  );
}

interface NewCodeProps {
  tree: CodeTree;
  onClose: () => void;
}

export function NewCode({ tree, onClose }: NewCodeProps): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const { projectId, currency } = tree;
  const form = useForm<Values & { isDivision: boolean }, CodeDetail>({
    initial: { ...EMPTY, isDivision: false },
    validate: (values) => faultsIn(values, currency, values.isDivision, { t, formats }),
    submit: ({ isDivision, number, name, category, divisionId, unit, ...rest }, options) => {
      const brief = { projectId, number: number.trim(), name: name.trim(), isDivision };
      if (isDivision) return writes.createCode({ ...brief, unit: "" }, options);
      const amounts = amountsOf({ ...EMPTY, ...rest }, currency);
      return writes.createCode({ ...brief, category, divisionId, unit, ...amounts }, options);
    },
    onSuccess: useSaved("code.created", onClose),
  });
  const { isDivision } = form.values;
  const exceeding = exceedingOf(form.values, projectId, currency);
  const isComplete = isFine(faultsIn(form.values, currency, isDivision, { t, formats }));
  const asking = useAsking(form, exceeding, isComplete && !isDivision);
  return (
    <Form form={asking} aria-label={t("code.new")}>
      <SwitchField {...form.field("isDivision")} label={t("code.isDivision")} description={t("code.isDivisionHelp")} />
      <Fields form={form} tree={tree} currency={currency} isDivision={isDivision} exceeding={exceeding} />
      <FormActions state={false}>
        <Button variant="default" onClick={onClose}>
          {t("action.cancel")}
        </Button>
        <SubmitButton>{t("code.new")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface EditCodeProps {
  code: CodeDetail;
  tree: CodeTree | undefined;
  onClose: () => void;
}

export function EditCode({ code, tree, onClose }: EditCodeProps): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const { currency, isDivision } = code;
  const form: RevisedForm<Values> = useRevisedForm<Values, CodeDetail>({
    saved: code,
    valuesOf: (saved) => ({
      number: saved.number,
      name: saved.name,
      divisionId: saved.divisionId,
      category: (saved.category || null) as Category | null,
      unit: saved.unit,
      quantity: saved.quantity ?? "",
      rate: saved.rate ?? "",
      amount: saved.amount,
    }),
    validate: (values) => faultsIn(values, currency, isDivision, { t, formats }),
    submit: ({ quantity, rate, amount, ...changes }, revision, options) => {
      const isMoneyChanged = quantity !== undefined || rate !== undefined || amount !== undefined;
      const money = isMoneyChanged ? amountsOf(form.values, currency) : {};
      const { budgetCodeId } = code;
      return writes.updateCode({ budgetCodeId, revision, ...changes, ...money }, options);
    },
    readAgain: () => readCode(code.budgetCodeId),
    onSuccess: useSaved("code.saved", onClose),
  });
  const shown = (values: Values) => ({
    [t("code.number")]: values.number,
    [t("code.name")]: values.name,
    [t("code.quantity")]: values.quantity,
    [t("code.rate")]: values.rate,
    [t("code.amount")]: values.amount,
  });
  const exceeding = exceedingOf(form.values, code.projectId, currency, code);
  const isComplete = isFine(faultsIn(form.values, currency, isDivision, { t, formats }));
  const asking = useAsking(form, exceeding, isComplete && !isDivision);
  return (
    <Form form={asking} aria-label={t("code.edit")}>
      <SavedMeanwhile form={form} shown={shown} />
      <Fields form={form} tree={tree} currency={currency} isDivision={isDivision} exceeding={exceeding} />
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {t("action.cancel")}
        </Button>
        <SubmitButton>{t("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
