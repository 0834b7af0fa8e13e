import { toast, useFormats, useQuery } from "@groundwork/kit";
import {
  CheckboxField,
  Form,
  FormActions,
  NumberField,
  SelectField,
  SubmitButton,
  useForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { usableTypesQuery } from "../record-types/api";
import { type Entitlement, setEntitlement } from "./api";

interface Values {
  recordType: string | null;
  fromYear: number | null;
  yearDays: number | null;
  accrual: string | null;
  mostCarriedDays: number | null;
  mayGoBelow: boolean;
}

interface EntitlementFormProps {
  /** None: of another type or year. */
  entitlement: Entitlement | null;
  onDone: () => Promise<void>;
}

const WORK = 1;
const isDays = (days: number | null) => days !== null && days >= 0 && days <= 366;

/** How much leave of a type there is, from a year on. */
export function EntitlementForm({ entitlement, onDone }: EntitlementFormProps): ReactNode {
  const t = messages.useT();
  const { stamp } = useFormats();
  const types = useQuery(usableTypesQuery).data?.filter(({ value }) => value !== WORK) ?? [];
  const form = useForm<Values, Entitlement>({
    initial: {
      recordType: entitlement ? String(entitlement.recordType) : null,
      fromYear: entitlement?.fromYear ?? Number(stamp(new Date()).slice(0, 4)),
      yearDays: entitlement?.yearDays ?? null,
      accrual: entitlement?.accrual ?? "atOnce",
      mostCarriedDays: entitlement?.mostCarriedDays ?? 0,
      mayGoBelow: entitlement?.mayGoBelow ?? false,
    },
    validate: ({ recordType, fromYear, yearDays, mostCarriedDays }) => ({
      recordType: recordType ? null : t("leave.typeMissing"),
      fromYear: fromYear !== null && fromYear >= 2000 && fromYear < 2100 ? null : t("entitlements.yearRange"),
      yearDays: isDays(yearDays) ? null : t("entitlements.daysRange"),
      mostCarriedDays: isDays(mostCarriedDays) ? null : t("entitlements.daysRange"),
    }),
    submit: (values, options) =>
      setEntitlement(
        {
          recordType: Number(values.recordType),
          fromYear: values.fromYear ?? 0,
          yearDays: values.yearDays ?? 0,
          accrual: values.accrual === "monthly" ? "monthly" : "atOnce",
          mostCarriedDays: values.mostCarriedDays ?? 0,
          mayGoBelow: values.mayGoBelow,
          revision: entitlement?.revision ?? 0,
        },
        options,
      ),
    onSuccess: async (saved) => {
      toast.done({ title: t("entitlements.saved", { name: saved.name, year: String(saved.fromYear) }) });
      form.reset();
      await onDone();
    },
  });
  return (
    <Form form={form} aria-label={t("entitlements.one")}>
      <SelectField
        {...form.field("recordType")}
        label={t("leave.type")}
        options={types.map(({ value, name }) => ({ value: String(value), label: name }))}
        disabled={entitlement !== null}
        required
      />
      <NumberField
        {...form.field("fromYear")}
        label={t("entitlements.fromYear")}
        description={t("entitlements.fromYearHelp")}
        min={2000}
        max={2099}
        disabled={entitlement !== null}
        required
      />
      <NumberField
        {...form.field("yearDays")}
        label={t("entitlements.yearDays")}
        min={0}
        max={366}
        decimalScale={2}
        required
      />
      <SelectField
        {...form.field("accrual")}
        label={t("entitlements.accrual")}
        options={(["atOnce", "monthly"] as const).map((value) => ({
          value,
          label: t(`entitlements.accrual.${value}`),
        }))}
        required
      />
      <NumberField
        {...form.field("mostCarriedDays")}
        label={t("entitlements.mostCarried")}
        description={t("entitlements.mostCarriedHelp")}
        min={0}
        max={366}
        decimalScale={2}
        required
      />
      <CheckboxField
        {...form.field("mayGoBelow")}
        label={t("entitlements.mayGoBelow")}
        description={t("entitlements.mayGoBelowHelp")}
      />
      <FormActions state={false}>
        <SubmitButton>{t("types.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
