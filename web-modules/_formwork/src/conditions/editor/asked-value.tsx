import { MultiSelectField, TextField } from "@groundwork/kit/forms";
import { lazy, type ReactNode, Suspense } from "react";
import { type AskedField, comparedIn, namesItems } from "../asked";
import type { FieldState } from "../model";
import { isOfPresence } from "../states";
import { type ConditionWords, choicesOf } from "./words";

interface AskedValueProps {
  name: string;
  field: AskedField | undefined;
  asked: FieldState;
  words: ConditionWords;
  onChange: (asked: Pick<FieldState, "value" | "named">) => void;
}

/** Few rules ask who is chosen. */
const NamedValue = lazy(() => import("./named/named-value"));

/** What a field is compared with, entered as fits its kind. */
export function AskedValue({ name, field, asked, words, onChange }: AskedValueProps): ReactNode {
  const { t } = words;
  const compared = comparedIn(field);
  if (!field || isOfPresence(asked.state)) return null;
  if (namesItems(field))
    return (
      <Suspense>
        <NamedValue
          name={name}
          label={t("when.value")}
          field={field}
          named={asked.named ?? []}
          onChange={(named) => onChange({ value: null, named })}
        />
      </Suspense>
    );
  if (compared === "options" || compared === "answer") {
    const chosen = Array.isArray(asked.value) ? asked.value.map(String) : [];
    return (
      <MultiSelectField
        name={name}
        label={t("when.value")}
        placeholder={chosen.length === 0 ? t("when.chooseValue") : ""}
        value={chosen}
        error={null}
        options={choicesOf(t, field)}
        onChange={(next) => onChange({ value: compared === "options" ? next.map(Number) : next })}
      />
    );
  }
  return (
    <TextField
      name={name}
      label={t("when.value")}
      value={typeof asked.value === "string" ? asked.value : ""}
      error={null}
      maxLength={500}
      type={compared === "day" ? "date" : compared === "time" ? "time" : "text"}
      inputMode={compared === "number" ? "decimal" : "text"}
      onChange={(value) => onChange({ value })}
    />
  );
}
