import { toast } from "@groundwork/kit";
import { CheckboxField, Form, FormActions, SelectField, SubmitButton, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { type Code, type Column, type Mapping, type MappingSaved, setMapping } from "./api";
import { CodesField } from "./codes-field";
import { ColumnsField } from "./columns-field";

interface Values {
  columns: readonly Column[];
  codes: readonly Code[];
  dateForm: NonNullable<Mapping["dateForm"]> | null;
  hoursForm: NonNullable<Mapping["hoursForm"]> | null;
  rowsOf: NonNullable<Mapping["rowsOf"]> | null;
  hasTotals: boolean;
}

const DATES = ["iso", "dayFirst", "monthFirst", "dots", "compact"] as const;
const HOURS = ["decimal", "clock"] as const;
const ROWS = ["day", "all"] as const;

const mappingOf = ({ columns, codes, dateForm, hoursForm, rowsOf, hasTotals }: Values): Mapping => ({
  columns: columns.map(({ field, heading }) => ({ field, heading: heading.trim() })),
  codes: codes.map(({ kind, name, code }) => ({ kind, name: name?.trim() ?? "", code: code.trim() })),
  dateForm: dateForm ?? "iso",
  hoursForm: hoursForm ?? "decimal",
  rowsOf: rowsOf ?? "day",
  hasTotals,
});

const has = (columns: readonly Column[], ...fields: Column["field"][]) =>
  columns.some(({ field }) => fields.includes(field));

const isTwice = (codes: readonly Code[]) =>
  new Set(codes.map(({ kind, name }) => `${kind} ${name?.trim() ?? ""}`)).size !== codes.length;

/** How the company's file for payroll looks. */
export function MappingForm({ saved, onDone }: { saved: MappingSaved; onDone: () => Promise<void> }): ReactNode {
  const t = messages.useT();
  const { mapping, revision } = saved;
  const form = useForm<Values, MappingSaved>({
    initial: {
      columns: mapping.columns,
      codes: mapping.codes,
      dateForm: mapping.dateForm ?? "iso",
      hoursForm: mapping.hoursForm ?? "decimal",
      rowsOf: mapping.rowsOf ?? "day",
      hasTotals: mapping.hasTotals ?? false,
    },
    validate: ({ columns, codes }) => ({
      columns:
        !has(columns, "code") || !has(columns, "hours", "minutes") || columns.some(({ heading }) => !heading.trim())
          ? t("payroll.columnsWrong")
          : null,
      codes: isTwice(codes) ? t("payroll.codesWrong") : null,
    }),
    submit: (values, options) => setMapping({ mapping: mappingOf(values), revision }, options),
    onSuccess: async () => {
      toast.done({ title: t("payroll.saved") });
      form.reset();
      await onDone();
    },
  });
  return (
    <Form form={form} aria-label={t("payroll.title")}>
      <ColumnsField {...form.field("columns")} />
      <CodesField {...form.field("codes")} />
      <SelectField
        {...form.field("dateForm")}
        label={t("payroll.dateForm")}
        options={DATES.map((value) => ({ value, label: t(`payroll.dateForm.${value}`) }))}
        required
      />
      <SelectField
        {...form.field("hoursForm")}
        label={t("payroll.hoursForm")}
        options={HOURS.map((value) => ({ value, label: t(`payroll.hoursForm.${value}`) }))}
        required
      />
      <SelectField
        {...form.field("rowsOf")}
        label={t("payroll.rowsOf")}
        options={ROWS.map((value) => ({ value, label: t(`payroll.rowsOf.${value}`) }))}
        required
      />
      <CheckboxField
        {...form.field("hasTotals")}
        label={t("payroll.hasTotals")}
        description={t("payroll.hasTotalsHelp")}
      />
      <FormActions state={false}>
        <SubmitButton>{t("types.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
