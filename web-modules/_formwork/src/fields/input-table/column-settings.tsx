import { ActionIcon, confirm, Group, Stack } from "@groundwork/kit";
import { CheckboxField, SelectField, TextField } from "@groundwork/kit/forms";
import { ArrowLeft, ArrowRight, Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { CommonSetting, Field } from "../../body/types";
import { WholeNumberSetting } from "../../builder/whole-number-setting";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { MOST_LABEL } from "../kind";
import type { FieldType } from "../registry";
import { moveColumn, type Parts, removeColumn, setColumn, setColumnWidth } from "./edit";
import type { TableColumn } from "./grid";
import { LEAST_WIDTH, widthOf } from "./head";
import classes from "./settings.module.css";
import { inputTableSettingsMessages } from "./settings-messages";
import { TOTALS, type Total } from "./totals";

const MOST_WIDTH = 1000;
const NOTHING = "nothing" as const;

interface ColumnSettingsProps {
  column: TableColumn;
  at: number;
  count: number;
  parts: Parts;
  types: readonly FieldType[];
  /** The names of what is computed with a column. */
  usersOf: (columnId: string) => readonly string[];
  settingsOf: SettingsProps["settingsOf"];
  newColumn: (type: FieldType, label: string) => Field;
  total: Total | null;
  onTotal: (total: Total | null) => void;
  onChange: (parts: Field["components"]) => void;
}

/** One column: its name, what it is of, how wide, and what its kind has to be set up. */
export function ColumnSettings(props: ColumnSettingsProps): ReactNode {
  const { column, at, count, parts, types, usersOf, settingsOf, newColumn, total, onTotal, onChange } = props;
  const t = formworkMessages.useT();
  const own = inputTableSettingsMessages.useT();
  const { field, setting } = column;
  const name = setting.label || own("inputTable.columnOf", { number: at + 1 });
  const set = (next: Field) => onChange(setColumn(parts, at, next));
  const setSetting = (change: Partial<CommonSetting>) => set({ ...field, setting: { ...field.setting, ...change } });
  const Own = settingsOf(field.type);
  const remove = async () => {
    const users = usersOf(column.id);
    const isSure = await confirm({
      title: own("inputTable.removeColumnTitle", { name }),
      body: own("inputTable.removeColumnBody", { count: users.length, names: users.join(", ") }),
      verb: own("inputTable.removeColumn", { name }),
      danger: true,
    });
    if (isSure) onChange(removeColumn(parts, at));
  };
  return (
    <Stack gap="xs" className={classes.item ?? ""} role="group" aria-label={name}>
      <TextField
        name={`column-${at}`}
        label={own("inputTable.columnName", { number: at + 1 })}
        value={setting.label}
        maxLength={MOST_LABEL}
        error={null}
        onChange={(label) => setSetting({ label })}
      />
      <Group gap="xs" grow wrap="nowrap" align="flex-end">
        <SelectField
          name={`type-${at}`}
          label={own("inputTable.columnType")}
          value={field.type as FieldType}
          options={types.map((type) => ({ value: type, label: t(`${type}.name`) }))}
          error={null}
          onChange={(type) => type && type !== field.type && set(ofKind(field, type, newColumn))}
        />
        <WholeNumberSetting
          name={`width-${at}`}
          label={own("inputTable.columnWidth")}
          value={widthOf(column)}
          min={LEAST_WIDTH}
          max={MOST_WIDTH}
          otherwise={LEAST_WIDTH}
          onChange={(width) => onChange(setColumnWidth(parts, at, width))}
        />
      </Group>
      <SelectField
        name={`total-${at}`}
        label={own("inputTable.below")}
        value={total ?? NOTHING}
        options={[
          { value: NOTHING, label: own("inputTable.nothingBelow") },
          ...TOTALS.map((value) => ({ value, label: t(`inputTable.totals.${value}`) })),
        ]}
        error={null}
        onChange={(chosen) => onTotal(chosen === NOTHING ? null : chosen)}
      />
      {!column.isComputed && (
        <CheckboxField
          name={`required-${at}`}
          label={t("builder.required")}
          value={field.required}
          error={null}
          onChange={(required) => set({ ...field, required })}
        />
      )}
      {Own && (
        <details className={classes.details} open={!NEEDS_NOTHING.has(field.type)}>
          <summary>{own("inputTable.details", { name })}</summary>
          <Stack gap="sm">
            <Own
              key={`${field.id}/${field.type}`}
              field={field}
              setting={setting}
              isColumn
              onChange={setSetting}
              onChangeField={(change) => set({ ...field, ...change })}
              settingsOf={settingsOf}
            />
          </Stack>
        </details>
      )}
      <Group gap={4}>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={at === 0}
          aria-label={own("inputTable.moveLeft", { name })}
          onClick={() => onChange(moveColumn(parts, at, at - 1))}
        >
          <ArrowLeft size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={at === count - 1}
          aria-label={own("inputTable.moveRight", { name })}
          onClick={() => onChange(moveColumn(parts, at, at + 1))}
        >
          <ArrowRight size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={count === 1}
          aria-label={own("inputTable.removeColumn", { name })}
          onClick={() => void remove()}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Stack>
  );
}

/** Without a choice or a formula a column does nothing; the settings of these may wait. */
const NEEDS_NOTHING: ReadonlySet<string> = new Set(["shortText", "dateTime"]);

/** The same column of another kind: it keeps its id, by which formulas name it. */
function ofKind(field: Field, type: FieldType, made: ColumnSettingsProps["newColumn"]): Field {
  const { id, required, setting } = field;
  return { ...made(type, setting.label), id, required: type === "calculation" ? false : required };
}
