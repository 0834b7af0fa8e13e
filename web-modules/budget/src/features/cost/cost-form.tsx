import { Button, confirm, minorOf, readAmount, toast, useFormats, useQuery, useQueryClient } from "@groundwork/kit";
import {
  Form,
  FormActions,
  MoneyField,
  SelectField,
  SubmitButton,
  SwitchField,
  TextAreaField,
  TextField,
  useForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { amountFault } from "../amounts";
import { BUDGET, type CodeTree, overviewQuery } from "../api";
import { LeftFacts } from "../left-facts";
import { type Cost, writes } from "./api";
import { leavesOf } from "./left";

interface Values {
  budgetCodeId: string | null;
  spentOn: string;
  supplier: string;
  number: string;
  amount: string;
  note: string;
  takesCommitted: boolean;
}

const EMPTY: Values = {
  budgetCodeId: null,
  spentOn: "",
  supplier: "",
  number: "",
  amount: "",
  note: "",
  takesCommitted: true,
};

/** A line of an invoice: once recorded it is only ever reversed. */
export function NewCost({ tree, onClose }: { tree: CodeTree; onClose: () => void }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const client = useQueryClient();
  const { projectId, currency } = tree;
  const codes = tree.codes.filter((each) => !each.isDivision);
  const faultsIn = (values: Values) => ({
    budgetCodeId: values.budgetCodeId ? null : t("cost.codeMissing"),
    spentOn: values.spentOn ? null : t("cost.dayMissing"),
    supplier: values.supplier.trim() ? null : t("cost.supplierMissing"),
    number: values.number.trim() ? null : t("cost.numberMissing"),
    amount: amountFault(values.amount, currency, { t, formats }, "aboveZero"),
  });
  const form = useForm<Values, Cost>({
    initial: EMPTY,
    validate: faultsIn,
    submit: ({ budgetCodeId, amount, supplier, number, note, ...rest }, options) =>
      writes.record(
        {
          ...rest,
          projectId,
          budgetCodeId: budgetCodeId ?? "",
          amount: readAmount(amount, currency) ?? "",
          supplier: supplier.trim(),
          number: number.trim(),
          note: note.trim(),
        },
        options,
      ),
    onSuccess: async (cost) => {
      toast.done({ title: t("cost.recorded", { amount: formats.amount(cost.amount, cost.currency) }) });
      onClose();
      await client.invalidateQueries({ queryKey: BUDGET });
    },
  });
  const countsFrom = useQuery(overviewQuery(projectId)).data?.countsFrom ?? "";
  const isEarly = form.values.spentOn !== "" && form.values.spentOn < countsFrom;
  const chosen = codes.find((each) => each.budgetCodeId === form.values.budgetCodeId);
  const leaves = chosen && leavesOf(chosen, form.values.amount, form.values.takesCommitted);
  /** Most often that is a slip of zeros; what was spent was spent, and is recorded all the same. */
  const record = async () => {
    const isComplete = Object.values(faultsIn(form.values)).every((fault) => fault === null);
    const shown = (amount: string) => formats.amount(amount, currency);
    if (form.status !== "submitting" && isComplete && chosen && leaves?.excess) {
      const question = {
        title: t("cost.overTitle", { amount: shown(readAmount(form.values.amount, currency) ?? "") }),
        body: t("cost.overHelp", { code: `${chosen.number} ${chosen.name}`, excess: shown(leaves.excess) }),
        verb: t("cost.overVerb"),
      };
      if (!(await confirm(question))) return;
    }
    form.submit();
  };
  const isCommitted = chosen !== undefined && minorOf(chosen.committed, currency) !== 0n;
  return (
    <Form form={{ ...form, submit: () => void record() }} aria-label={t("cost.new")}>
      <SelectField
        {...form.field("budgetCodeId")}
        label={t("code.one")}
        options={codes.map((each) => ({ value: each.budgetCodeId, label: `${each.number} ${each.name}` }))}
        nothingFound={t("codes.noneFound")}
        searchable
        required
      />
      <TextField
        {...form.field("spentOn")}
        label={t("cost.day")}
        type="date"
        {...(isEarly && { description: t("cost.early", { day: formats.moment(countsFrom) }) })}
        required
      />
      <TextField {...form.field("supplier")} label={t("cost.supplier")} required maxLength={120} autoComplete="off" />
      <TextField {...form.field("number")} label={t("cost.number")} required maxLength={60} autoComplete="off" />
      <MoneyField {...form.field("amount")} label={t("code.amount")} currency={currency} required />
      {isCommitted && (
        <SwitchField
          {...form.field("takesCommitted")}
          label={t("cost.takesCommitted")}
          description={t("cost.takesCommittedHelp", { amount: formats.amount(chosen.committed, currency) })}
        />
      )}
      {chosen && leaves && (
        <LeftFacts
          facts={[
            ["impact.left", chosen.left],
            ["impact.leftAfter", leaves.after],
          ]}
          excess={leaves.excess}
          currency={currency}
        />
      )}
      <TextField {...form.field("note")} label={t("request.lineNote")} maxLength={120} autoComplete="off" />
      <FormActions state={false}>
        <Button variant="default" onClick={onClose}>
          {t("action.cancel")}
        </Button>
        <SubmitButton>{t("cost.record")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Why a cost counts no longer. It stays in the list with that. */
export function ReverseCost({ cost, onClose }: { cost: Cost; onClose: () => void }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const client = useQueryClient();
  const form = useForm<{ reason: string }, Cost>({
    initial: { reason: "" },
    validate: ({ reason }) => ({ reason: reason.trim() ? null : t("cost.reasonMissing") }),
    submit: ({ reason }, options) =>
      writes.reverse({ budgetActualId: cost.budgetActualId, reason: reason.trim() }, options),
    onSuccess: async () => {
      toast.done({ title: t("cost.wasReversed", { supplier: cost.supplier, number: cost.number }) });
      onClose();
      await client.invalidateQueries({ queryKey: BUDGET });
    },
  });
  const amount = formats.amount(cost.amount, cost.currency);
  return (
    <Form form={form} aria-label={t("cost.reverse")}>
      <TextAreaField
        {...form.field("reason")}
        label={t("cost.reason")}
        description={t("cost.reverseHelp", { amount, code: `${cost.codeNumber} ${cost.codeName}` })}
        rows={2}
        maxLength={1000}
        required
        autoFocus
      />
      <FormActions state={false}>
        <Button variant="default" onClick={onClose}>
          {t("action.cancel")}
        </Button>
        <SubmitButton>{t("cost.reverse")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
