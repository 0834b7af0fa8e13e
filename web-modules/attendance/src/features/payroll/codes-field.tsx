import { Button, Stack, Text, useQuery } from "@groundwork/kit";
import { type FieldProps, SelectField, TextField } from "@groundwork/kit/forms";
import { Plus, Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "../pay/pay.module.css";
import { usableTypesQuery } from "../record-types/api";
import type { Code } from "./api";

const KINDS = ["regular", "overtime", "night", "restDay", "holiday", "leave"] as const;
const MOST = 100;
const LONGEST = 24;
const WORK = 1;

/** Which code each line has. */
export function CodesField({ value, onChange, error }: FieldProps<readonly Code[]>): ReactNode {
  const t = messages.useT();
  const change = (at: number, changes: Partial<Code>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...changes } : each)));
  const kinds = KINDS.map((each) => ({ value: each, label: t(`pay.kind.${each}`) }));
  return (
    <Stack gap="xs" role="group" aria-label={t("payroll.codes")}>
      <div>
        <Text fw={600} size="sm">
          {t("payroll.codes")}
        </Text>
        <Text size="sm" c="dimmed">
          {t("payroll.codesHelp")}
        </Text>
      </div>
      {value.map((each, index) => (
        // Rows have no ids: where one stands is which one it is.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={classes.step}>
          <SelectField<Code["kind"]>
            name={`kind-${index}`}
            label={t("pay.line")}
            value={each.kind}
            onChange={(kind) => kind && change(index, { kind, name: "" })}
            options={kinds}
            error={null}
          />
          <NameField code={each} at={index} onChange={(name) => change(index, { name })} />
          <TextField
            name={`code-${index}`}
            label={t("payroll.code")}
            value={each.code}
            onChange={(code) => change(index, { code })}
            error={null}
            maxLength={LONGEST}
            autoComplete="off"
          />
          <Button
            variant="subtle"
            color="brick"
            aria-label={t("payroll.remove", { name: each.code || String(index + 1) })}
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
            onClick={() => onChange([...value, { kind: "overtime", name: "", code: "" }])}
          >
            {t("payroll.addCode")}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Which of its kind: a type of leave, or as the rules call it. */
function NameField({ code, at, onChange }: { code: Code; at: number; onChange: (name: string) => void }): ReactNode {
  const t = messages.useT();
  const types = useQuery(usableTypesQuery).data?.filter(({ value }) => value !== WORK) ?? [];
  if (code.kind === "regular") return null;
  if (code.kind === "leave")
    return (
      <SelectField
        name={`name-${at}`}
        label={t("leave.type")}
        value={code.name || null}
        onChange={(name) => onChange(name ?? "")}
        options={types.map(({ value, name }) => ({ value: String(value), label: name }))}
        placeholder={t("payroll.any")}
        clearable
        error={null}
      />
    );
  return (
    <TextField
      name={`name-${at}`}
      label={t("payroll.name")}
      value={code.name ?? ""}
      onChange={onChange}
      placeholder={t("payroll.any")}
      error={null}
      maxLength={LONGEST}
      autoComplete="off"
    />
  );
}
