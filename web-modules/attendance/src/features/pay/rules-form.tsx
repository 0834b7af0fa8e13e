import { Button, Text, toast, useFormats, useQuery } from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { CheckboxField, Form, FormActions, SelectField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { daysAfter } from "../timesheets/days";
import { type PayRules, setPayRules } from "./api";
import { RulesPreview } from "./preview";
import { RulesFields } from "./rules-fields";
import { draftOf, isInherited, type RuleValues, valuesOf, wrongSteps } from "./values";

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
  const projects = useQuery(projectChoice).data;
  const [seen, setSeen] = useState<string | null>(null);
  const faultsIn = (values: RuleValues) => ({
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
      <SelectField
        {...form.field("projectId")}
        label={t("pay.whose")}
        description={t("pay.whoseHelp")}
        placeholder={t("pay.ofCompany")}
        options={optionsOf.projects(projects)}
        disabled={saved !== null}
        clearable
      />
      <TextField
        {...form.field("fromDate")}
        type="date"
        label={t("pay.fromDate")}
        description={t("pay.fromDateHelp")}
        disabled={saved !== null}
        required
      />
      {form.values.projectId !== null && (
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
