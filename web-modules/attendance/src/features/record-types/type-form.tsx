import { toast } from "@groundwork/kit";
import {
  CheckboxField,
  Form,
  FormActions,
  type FormState,
  NumberField,
  type RevisedForm,
  SavedMeanwhile,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
  useRevisedForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { hoursText } from "../records/hours";
import { createType, type RecordType, readOwnType, updateType } from "./api";

interface Values {
  name: string;
  color: string | null;
  isPaid: boolean;
  hours: number | null;
  needsApproval: boolean;
  isArchived: boolean;
}

/** Each is told from the others in light and dark. */
export const COLORS = {
  "#2f7d5b": "green",
  "#2f5d8a": "blue",
  "#8a6d3b": "ochre",
  "#9a3412": "red",
  "#6b21a8": "violet",
  "#57534e": "grey",
} as const;

const EMPTY: Values = {
  name: "",
  color: "#2f7d5b",
  isPaid: true,
  hours: 0,
  needsApproval: true,
  isArchived: false,
};

type T = ReturnType<typeof messages.useT>;

const faultsIn = ({ name, isPaid, hours }: Values, t: T) => ({
  name: name.trim() ? null : t("types.nameMissing"),
  hours: !isPaid || (hours !== null && hours >= 0 && hours <= 24) ? null : t("types.hoursRange"),
});

const sentOf = ({ name, color, isPaid, hours, needsApproval }: Values) => ({
  name: name.trim(),
  color: color ?? "#57534e",
  isPaid,
  // What is not paid counts as no work.
  dayMinutes: isPaid ? Math.round((hours ?? 0) * 60) : 0,
  needsApproval,
});

const valuesOf = ({ name, color, isPaid, dayMinutes, needsApproval, isArchived }: RecordType): Values => ({
  name,
  color,
  isPaid,
  hours: dayMinutes / 60,
  needsApproval,
  isArchived,
});

function Fields({ form }: { form: Pick<FormState<Values>, "field" | "values"> }): ReactNode {
  const t = messages.useT();
  const { color } = form.values;
  const known = Object.entries(COLORS).map(([value, name]) => ({ value, label: t(`types.color.${name}`) }));
  const own = color && !(color in COLORS) ? [{ value: color, label: color }] : [];
  return (
    <>
      <TextField {...form.field("name")} label={t("types.name")} required maxLength={120} autoComplete="off" />
      <SelectField {...form.field("color")} label={t("types.color")} options={[...known, ...own]} required />
      <CheckboxField {...form.field("isPaid")} label={t("types.isPaid")} />
      {form.values.isPaid && (
        <NumberField
          {...form.field("hours")}
          label={t("types.hours")}
          description={t("types.hoursHelp")}
          min={0}
          max={24}
          step={0.5}
          decimalScale={2}
        />
      )}
      <CheckboxField
        {...form.field("needsApproval")}
        label={t("types.needsApproval")}
        description={t("types.needsApprovalHelp")}
      />
    </>
  );
}

export function NewType({ onDone }: { onDone: () => Promise<void> }): ReactNode {
  const t = messages.useT();
  const form = useForm<Values, RecordType>({
    initial: EMPTY,
    validate: (values) => faultsIn(values, t),
    wireNames: { dayMinutes: "hours" },
    submit: (values, options) => createType(sentOf(values), options),
    onSuccess: async (saved) => {
      toast.done({ title: t("types.created", { name: saved.name }) });
      await onDone();
    },
  });
  return (
    <Form form={form} aria-label={t("types.new")}>
      <Fields form={form} />
      <FormActions state={false}>
        <SubmitButton>{t("types.create")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

export function EditType({ type, onDone }: { type: RecordType; onDone: () => Promise<void> }): ReactNode {
  const t = messages.useT();
  const form: RevisedForm<Values> = useRevisedForm<Values, RecordType>({
    saved: type,
    valuesOf,
    validate: (values) => faultsIn(values, t),
    wireNames: { dayMinutes: "hours" },
    // All of it is stated, whatever was changed.
    submit: (_, revision, options) => {
      const { isArchived } = form.values;
      return updateType({ value: type.value, revision, isArchived, ...sentOf(form.values) }, options);
    },
    readAgain: () => readOwnType(type.value),
    onSuccess: async (saved) => {
      toast.done({ title: t("types.saved", { name: saved.name }) });
      await onDone();
    },
  });
  const shown = ({ name, hours }: Values) => ({
    [t("types.name")]: name,
    [t("types.hours")]: hoursText((hours ?? 0) * 3600),
  });
  return (
    <Form form={form} aria-label={type.name}>
      <SavedMeanwhile form={form} shown={shown} />
      <Fields form={form} />
      <CheckboxField
        {...form.field("isArchived")}
        label={t("types.isArchived")}
        description={t("types.isArchivedHelp")}
      />
      <FormActions>
        <SubmitButton>{t("types.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
