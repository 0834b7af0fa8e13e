import { Button, Stack, Text } from "@groundwork/kit";
import { type FieldProps, TextField } from "@groundwork/kit/forms";
import { Plus, Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./equipment.module.css";

export interface CertificateText {
  name: string;
  expiresOn: string;
}

const MOST = 20;

/** Certificates and inspections, each with the day on which it ends. */
export function CertificatesField({ value, onChange, error }: FieldProps<readonly CertificateText[]>): ReactNode {
  const t = messages.useT();
  const change = (at: number, changes: Partial<CertificateText>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...changes } : each)));
  return (
    <Stack gap="xs" role="group" aria-label={t("equipment.certificates")}>
      <Text fw={600} size="sm">
        {t("equipment.certificates")}
      </Text>
      {value.map((each, index) => (
        // Rows have no ids: where one stands is which one it is.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={classes.certificate}>
          <TextField
            name={`certificate-${index}`}
            label={t("equipment.certificate")}
            value={each.name}
            onChange={(name) => change(index, { name })}
            error={null}
            maxLength={80}
            autoComplete="off"
          />
          <TextField
            name={`expires-${index}`}
            type="date"
            label={t("equipment.expiresOn")}
            value={each.expiresOn}
            onChange={(expiresOn) => change(index, { expiresOn })}
            error={null}
          />
          <Button
            variant="subtle"
            color="brick"
            aria-label={t("equipment.certificateRemove", { name: each.name || String(index + 1) })}
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
            onClick={() => onChange([...value, { name: "", expiresOn: "" }])}
          >
            {t("equipment.certificateAdd")}
          </Button>
        </div>
      )}
    </Stack>
  );
}
