import { Button, Dialog, ErrorState, Group, LoadingState, Stack, Text } from "@groundwork/kit";
import { Form, MultiSelectField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { byFieldsMessages } from "../../../messages/by-fields";
import type { FieldColumn } from "./api";
import { type Chosen, MOST_CHARACTERS, MOST_COLUMNS, MOST_FILTERS, oneOf, range, rangeOf } from "./chosen";
import type { FieldsOfList } from "./use-fields";

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;

interface FieldsDialogProps {
  of: FieldsOfList;
  onClose: () => void;
  onChoose: (chosen: Chosen) => void;
}

interface FieldsFormProps extends Omit<FieldsDialogProps, "of"> {
  fields: readonly FieldColumn[];
  chosen: Chosen;
}

interface Values {
  columns: string[];
  filters: string[];
  asked: Readonly<Record<string, string>>;
}

/** Which fields of the form the list shows, and what they must say. */
export default function FieldsDialog({ of, ...rest }: FieldsDialogProps): ReactNode {
  const t = byFieldsMessages.useT();
  const { fields, chosen, error, retry } = of;
  let content = <LoadingState rows={2} />;
  if (fields) content = <FieldsForm fields={fields} chosen={chosen} {...rest} />;
  else if (error) content = <ErrorState error={error} retry={retry} />;
  return (
    <Dialog opened onClose={rest.onClose} title={t("byFields.title")}>
      {content}
    </Dialog>
  );
}

function FieldsForm({ fields, chosen, onClose, onChoose }: FieldsFormProps): ReactNode {
  const t = byFieldsMessages.useT();
  const form = useForm<Values, Chosen>({
    initial: { columns: [...chosen.columns], filters: Object.keys(chosen.asked), asked: chosen.asked },
    guard: false,
    validate: ({ columns, filters, asked }) => ({
      columns: columns.length > MOST_COLUMNS ? t("byFields.tooMany", { most: MOST_COLUMNS }) : null,
      filters: filters.length > MOST_FILTERS ? t("byFields.tooMany", { most: MOST_FILTERS }) : null,
      asked: fields.some((each) => filters.includes(each.fieldId) && isNoNumber(each, asked[each.fieldId] ?? ""))
        ? t("byFields.notANumber")
        : null,
    }),
    submit: ({ columns, filters, asked }) => {
      const said = filters.flatMap((id) => (asked[id] ? [[id, asked[id]] as const] : []));
      return Promise.resolve({ columns, asked: Object.fromEntries(said) });
    },
    onSuccess: onChoose,
  });
  const { filters, asked } = form.values;
  const named = (each: FieldColumn) => ({ value: each.fieldId, label: each.name });
  const filterable = fields.filter(({ compared }) => compared !== "presence" && compared !== "nothing");
  if (fields.length === 0) return <Text>{t("byFields.none")}</Text>;
  return (
    <Form form={form} aria-label={t("byFields.title")}>
      <Stack gap="md">
        <MultiSelectField
          {...form.field("columns")}
          label={t("byFields.columns")}
          description={t("byFields.columnsHelp", { most: MOST_COLUMNS })}
          options={fields.map(named)}
          nothingFound={t("byFields.nothingFound")}
        />
        <MultiSelectField
          {...form.field("filters")}
          label={t("byFields.filters")}
          description={t("byFields.filtersHelp", { most: MOST_FILTERS })}
          options={filterable.map(named)}
          nothingFound={t("byFields.nothingFound")}
        />
        {filterable
          .filter(({ fieldId }) => filters.includes(fieldId))
          .map((field) => (
            <Question
              key={field.fieldId}
              field={field}
              value={asked[field.fieldId] ?? ""}
              error={form.errors.asked ?? null}
              onChange={(value) => form.set({ asked: { ...asked, [field.fieldId]: value } })}
            />
          ))}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("byFields.cancel")}
          </Button>
          <SubmitButton>{t("byFields.apply")}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}

function isNoNumber({ compared }: FieldColumn, value: string): boolean {
  const { from, to } = range(value);
  return compared === "number" && [from, to].some((each) => each !== "" && !NUMBER.test(each));
}

interface QuestionProps {
  field: FieldColumn;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

function Question({ field, value, error, onChange }: QuestionProps): ReactNode {
  const t = byFieldsMessages.useT();
  const { fieldId, name, compared, options } = field;
  if (compared === "options" || compared === "answer")
    return (
      <MultiSelectField
        name={fieldId}
        label={t("byFields.oneOf", { name })}
        options={options}
        value={oneOf(value)}
        error={null}
        onChange={(chosen) => onChange(chosen.join(","))}
      />
    );
  if (compared === "text")
    return (
      <TextField
        name={fieldId}
        label={t("byFields.contains", { name })}
        value={value}
        maxLength={MOST_CHARACTERS}
        error={null}
        onChange={onChange}
      />
    );
  const { from, to } = range(value);
  const kind = compared === "day" ? { type: "date" as const } : { inputMode: "decimal" as const };
  const wrong = (text: string) => (isNoNumber(field, rangeOf(text, "")) ? error : null);
  return (
    <Group grow align="flex-start">
      <TextField
        name={`${fieldId}.from`}
        label={t("byFields.from", { name })}
        value={from}
        error={wrong(from)}
        onChange={(next) => onChange(rangeOf(next.trim(), to))}
        {...kind}
      />
      <TextField
        name={`${fieldId}.to`}
        label={t("byFields.to", { name })}
        value={to}
        error={wrong(to)}
        onChange={(next) => onChange(rangeOf(from, next.trim()))}
        {...kind}
      />
    </Group>
  );
}
