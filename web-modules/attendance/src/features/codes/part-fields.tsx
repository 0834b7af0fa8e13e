import { Button } from "@groundwork/kit";
import { SelectField, TextField } from "@groundwork/kit/forms";
import { Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { HoursCode } from "./api";
import classes from "./codes.module.css";
import { nameOf, type Part } from "./parts";

interface PartFieldsProps {
  part: Part;
  place: number;
  codes: readonly HoursCode[];
  onChange: (part: Part) => void;
  onRemove: () => void;
}

/** So many hours on a code. */
export function PartFields({ part, place, codes, onChange, onRemove }: PartFieldsProps): ReactNode {
  const t = messages.useT();
  const { code } = part;
  // What was chosen stays among them whatever is looked for.
  const offered =
    code && !codes.some(({ budgetCodeId }) => budgetCodeId === code.budgetCodeId) ? [code, ...codes] : codes;
  return (
    <fieldset className={classes.part} aria-label={t("codes.part", { place: String(place) })}>
      <SelectField
        name={`code-${part.key}`}
        label={t("codes.code")}
        options={offered.map((each) => ({ value: each.budgetCodeId, label: nameOf(each) }))}
        value={code?.budgetCodeId ?? null}
        onChange={(id) => onChange({ ...part, code: offered.find(({ budgetCodeId }) => budgetCodeId === id) ?? null })}
        error={null}
        searchable
        nothingFound={t("codes.nothingFound")}
      />
      <TextField
        name={`hours-${part.key}`}
        label={t("records.hours")}
        placeholder="2:30"
        value={part.hours}
        onChange={(hours) => onChange({ ...part, hours })}
        error={null}
        maxLength={5}
        autoComplete="off"
      />
      <Button
        variant="subtle"
        color="brick"
        aria-label={t("codes.remove", { place: String(place) })}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden />
      </Button>
    </fieldset>
  );
}
