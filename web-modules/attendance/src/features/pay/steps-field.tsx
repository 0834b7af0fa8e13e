import { Button, Stack, Text } from "@groundwork/kit";
import { type FieldProps, NumberField, TextField } from "@groundwork/kit/forms";
import { Plus, Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./pay.module.css";
import type { Step } from "./values";

interface StepsFieldProps extends FieldProps<readonly Step[]> {
  label: string;
  help: string;
  what: string;
  isNumber?: boolean;
}

const MOST = 4;
const LONGEST_NAME = 24;

/** After so many hours, that: overtime in steps, or breaks. */
export function StepsField(props: StepsFieldProps): ReactNode {
  const { name, label, help, what, value, onChange, error, isNumber = false } = props;
  const t = messages.useT();
  const change = (at: number, changes: Partial<Step>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...changes } : each)));
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <div>
        <Text fw={600} size="sm">
          {label}
        </Text>
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      </div>
      {value.map((each, index) => (
        // Rows have no ids: where one stands is which one it is.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={classes.step}>
          <NumberField
            name={`${name}-hours-${index}`}
            label={t("pay.afterHours")}
            value={each.hours}
            onChange={(hours) => change(index, { hours })}
            error={null}
            min={0}
            max={168}
            step={0.5}
            decimalScale={2}
          />
          <TextField
            name={`${name}-what-${index}`}
            label={what}
            value={each.what}
            onChange={(said) => change(index, { what: said })}
            error={null}
            maxLength={LONGEST_NAME}
            inputMode={isNumber ? "numeric" : "text"}
            autoComplete="off"
          />
          <Button
            variant="subtle"
            color="brick"
            aria-label={t("pay.removeStep", { number: String(index + 1), of: label })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          >
            <Trash2 size={16} aria-hidden />
          </Button>
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
            aria-label={t("pay.addStepOf", { of: label })}
            onClick={() => onChange([...value, { hours: null, what: "" }])}
          >
            {t("pay.addStep")}
          </Button>
        </div>
      )}
    </Stack>
  );
}
