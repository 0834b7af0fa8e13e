import { ActionIcon } from "@groundwork/kit";
import { SelectField, TextField } from "@groundwork/kit/forms";
import { Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { Cell } from "../../body/types";
import { formworkMessages } from "../../messages";
import { useFieldName, useKindName } from "../../messages/field-name";
import { newField } from "../create";
import { KINDS } from "../drawn.gen";
import { FIELD_TYPES, type FieldType, rulesOf } from "../registry";
import { setTitle } from "./edit";
import { MOST_IN_CELL } from "./layout";
import { putField, takeField } from "./place";
import classes from "./settings.module.css";
import { tableSettingsMessages } from "./settings-messages";

interface CellSettingsProps {
  parts: Cell[][];
  cell: Cell;
  onChange: (parts: Cell[][]) => void;
}

/** What one cell says, and the fields in it. */
export function CellSettings({ parts, cell, onChange }: CellSettingsProps): ReactNode {
  const t = tableSettingsMessages.useT();
  const form = formworkMessages.useT();
  const nameOf = useFieldName();
  const kindName = useKindName();
  const add = (type: FieldType) =>
    onChange(putField(parts, cell.id, newField(type, kindName(type), KINDS[type].newSetting?.(form))));
  return (
    <>
      <TextField
        name="cellWords"
        label={t("table.words")}
        value={cell.title}
        error={null}
        maxLength={500}
        onChange={(title) => onChange(setTitle(parts, cell.id, title))}
      />
      {cell.components.length > 0 && (
        <ul className={classes.fields} aria-label={t("table.fields")}>
          {cell.components.map((field) => (
            <li key={field.id}>
              <span>{nameOf(field)}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="md"
                aria-label={t("table.removeField", { name: nameOf(field) })}
                title={t("table.removeField", { name: nameOf(field) })}
                onClick={() => onChange(takeField(parts, field.id))}
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {cell.components.length < MOST_IN_CELL && (
        <SelectField
          name="cellField"
          label={t("table.addField")}
          placeholder={t("table.chooseKind")}
          value={null}
          error={null}
          options={FIELD_TYPES.filter((type) => rulesOf(type)?.holds === undefined).map((type) => ({
            value: type,
            label: kindName(type),
          }))}
          onChange={(type) => type && add(type)}
        />
      )}
    </>
  );
}
