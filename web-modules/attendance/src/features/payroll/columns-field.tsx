import { Button, Group, Stack, Text } from "@groundwork/kit";
import { type FieldProps, SelectField, TextField } from "@groundwork/kit/forms";
import { ArrowUp, Plus, Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "../pay/pay.module.css";
import type { Column } from "./api";

const FIELDS = ["person", "number", "email", "project", "date", "from", "until", "code", "hours", "minutes"] as const;
const MOST = 20;

/** The columns of the file, in their order. */
export function ColumnsField({ value, onChange, error }: FieldProps<readonly Column[]>): ReactNode {
  const t = messages.useT();
  const change = (at: number, changes: Partial<Column>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...changes } : each)));
  const up = (at: number) => {
    const moved = [...value];
    const [column] = moved.splice(at, 1);
    if (column) moved.splice(at - 1, 0, column);
    onChange(moved);
  };
  const options = FIELDS.map((each) => ({ value: each, label: t(`payroll.field.${each}`) }));
  return (
    <Stack gap="xs" role="group" aria-label={t("payroll.columns")}>
      <Text fw={600} size="sm">
        {t("payroll.columns")}
      </Text>
      {value.map((each, index) => (
        // Rows have no ids: where one stands is which one it is.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={classes.step}>
          <SelectField
            name={`field-${index}`}
            label={t("payroll.holds")}
            value={each.field}
            onChange={(field) => field && change(index, { field })}
            options={options}
            error={null}
          />
          <TextField
            name={`heading-${index}`}
            label={t("payroll.heading")}
            value={each.heading}
            onChange={(heading) => change(index, { heading })}
            error={null}
            maxLength={60}
            autoComplete="off"
          />
          <Group gap={0} wrap="nowrap">
            <Button
              variant="subtle"
              disabled={index === 0}
              aria-label={t("payroll.up", { name: each.heading || String(index + 1) })}
              onClick={() => up(index)}
            >
              <ArrowUp size={16} aria-hidden />
            </Button>
            <Button
              variant="subtle"
              color="brick"
              aria-label={t("payroll.remove", { name: each.heading || String(index + 1) })}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              <Trash2 size={16} aria-hidden />
            </Button>
          </Group>
        </div>
      ))}
      {error && (
        <Text size="sm" c="brick" role="alert">
          {error}
        </Text>
      )}
      {value.length < MOST && (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => onChange([...value, { field: "person", heading: "" }])}
          >
            {t("payroll.addColumn")}
          </Button>
        </div>
      )}
    </Stack>
  );
}
