import { Button, Text, toast, useFormats } from "@groundwork/kit";
import { CheckboxField, Form, FormActions, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { daysAfter } from "../timesheets/days";
import { type PayRules, setPayRules } from "./api";
import { RulesPreview } from "./preview";
import { RulesFields } from "./rules-fields";
import { draftOf, isInherited, isNobodyS, type RuleValues, valuesOf, wrongSteps } from "./values";
import { WhoseFields } from "./whose-fields";

interface RulesFormProps {
  /** None: of another day or project. */
  saved: PayRules | null;
  onDone: () => Promise<void>;
}

const PREVIEWED_DAYS = 28;

/** Rules from a day on: first what they would do, then they are saved. */
export function RulesForm({ saved, onDone }: RulesFormProps): ReactNode {
  const t = messages.useT();
  const { stamp } = useFormats();
  const today = stamp(new Date()).slice(0, 10);
  const [seen, setSeen] = useState<string | null>(null);
  const faultsIn = (values: RuleValues) => ({
    [values.whose === "project" ? "projectId" : values.whose === "team" ? "teamId" : "person"]: isNobodyS(values)
      ? t("pay.whoseMissing")
      : null,
    fromDate: values.fromDate ? null : t("addDay.dateMissing"),
    ...(isInherited(values) ? {} : faultsInRules(values)),
  });
  const faultsInRules = (values: RuleValues) => {
    const wrong = wrongSteps(values);
    const { shiftStarts, shiftEnds } = values;
    return {
      breaks: wrong.includes("breaks") ? t("pay.breaksWrong") : null,
      dailyOvertime: wrong.includes("dailyOvertime") ? t("pay.stepsWrong") : null,
      weeklyOvertime: wrong.includes("weeklyOvertime") ? t("pay.stepsWrong") : null,
      restDayName: values.restDays.length === 0 && values.restDayName.trim() ? t("pay.restDaysMissing") : null,
      shiftEnds: (shiftStarts === "") === (shiftEnds === "") ? null : t("pay.shiftHalf"),
    };
  };
  const form = useForm<RuleValues, PayRules>({
    initial: valuesOf(saved, today),
    validate: faultsIn,
    submit: (values, options) => setPayRules({ ...draftOf(values), revision: saved?.revision ?? 0 }, options),
    wireNames: { ownerUserId: "person" },
    onSuccess: async () => {
      toast.done({ title: t("pay.saved") });
      form.reset();
      await onDone();
    },
  });
  const draft = draftOf(form.values);
  const isSeen = seen === JSON.stringify(draft);
  const look = () => {
    const faults = Object.entries(faultsIn(form.values)).filter(([, message]) => message);
    for (const [name, message] of faults) form.setError(name as keyof RuleValues, message ?? null);
    if (faults.length === 0) setSeen(JSON.stringify(draft));
  };
  return (
    <Form form={form} aria-label={t("pay.one")}>
      <WhoseFields form={form} isSaved={saved !== null} />
      <TextField
        {...form.field("fromDate")}
        type="date"
        label={t("pay.fromDate")}
        description={t("pay.fromDateHelp")}
        disabled={saved !== null}
        required
      />
      {form.values.whose !== "company" && (
        <CheckboxField {...form.field("isInherited")} label={t("pay.asCompany")} description={t("pay.asCompanyHelp")} />
      )}
      {!isInherited(form.values) && <RulesFields form={form} />}
      {isSeen && (
        <RulesPreview
          key={seen}
          draft={draft}
          days={{ firstDate: daysAfter(today, -PREVIEWED_DAYS), lastDate: daysAfter(today, -1) }}
        />
      )}
      <FormActions state={false}>
        {isSeen ? <SubmitButton>{t("pay.save")}</SubmitButton> : <Button onClick={look}>{t("pay.look")}</Button>}
      </FormActions>
      {!isSeen && (
        <Text size="sm" c="dimmed">
          {t("pay.lookFirst")}
        </Text>
      )}
    </Form>
  );
}
