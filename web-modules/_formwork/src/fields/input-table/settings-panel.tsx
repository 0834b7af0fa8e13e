import { Button, Stack } from "@groundwork/kit";
import { CheckboxField } from "@groundwork/kit/forms";
import { Plus } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import { useBody } from "../../builder/body-context";
import { MOST_ROWS } from "../../formula/cost";
import { formworkMessages } from "../../messages";
import { Plan } from "../../values/plan";
import { nextTitle } from "../cells";
import { newField } from "../create";
import { KINDS } from "../drawn.gen";
import type { SettingsProps } from "../drawn-kind";
import { FIELD_TYPES, type FieldType, isFieldType, rulesOf } from "../registry";
import { ColumnSettings } from "./column-settings";
import { addColumn, addRow, kindOfCells, removeRow, renameRow, setFixed } from "./edit";
import { MOST_COLUMNS, mayBeColumn, type TableColumn } from "./grid";
import { RowSettings } from "./row-settings";
import { gridIn, type InputTableSetting } from "./rules";
import classes from "./settings.module.css";
import { inputTableSettingsMessages } from "./settings-messages";
import type { Total } from "./totals";

const RowsFromSheet = lazy(() => import("./sheet-rows/rows-from-sheet"));

/** Of columns that are gone nothing is kept. */
function withTotal(
  totals: InputTableSetting["totals"],
  columnId: string,
  total: Total | null,
  columns: readonly TableColumn[],
): InputTableSetting["totals"] {
  const next: Record<string, Total | null | undefined> = { ...totals, [columnId]: total };
  return Object.fromEntries(columns.flatMap(({ id }) => (next[id] ? [[id, next[id]]] : [])));
}

/** What a column may be of, in the order of the palette. */
function columnTypes(): FieldType[] {
  return FIELD_TYPES.filter((type) => {
    const rules = rulesOf(type);
    return rules !== undefined && rules.holds === undefined && mayBeColumn(type, rules);
  });
}

/** Columns, each with its field; rows, with what the form says in them. */
export default function InputTablePanel(props: SettingsProps<InputTableSetting>): ReactNode {
  const { field, setting, onChange, onChangeField, settingsOf } = props;
  const t = formworkMessages.useT();
  const own = inputTableSettingsMessages.useT();
  const body = useBody();
  const grid = gridIn(setting);
  const parts = field.components;
  const usersOf = (columnId: string) => {
    const plan = new Plan(body);
    const among = [plan, grid.calculations].flatMap(({ formulas }) => [...formulas]);
    return among
      .filter(([userId, { references }]) => userId !== columnId && references.some((each) => each.fieldId === columnId))
      .map(([userId]) => plan.fields.get(userId) ?? plan.columns.get(userId)?.column)
      .flatMap((user) => (user ? [user.setting.label] : []));
  };
  const set = (components: typeof parts) => onChangeField({ components });
  const newColumn = (type: FieldType, label: string) => newField(type, label, KINDS[type].newSetting?.(t));
  const add = () => {
    const last = grid.columns.at(-1)?.setting.label ?? t("inputTable.column");
    const type = kindOfCells(setting.defaultType, isFieldType) as FieldType;
    set(addColumn(parts, newColumn(type, nextTitle(last))));
  };
  return (
    <>
      <fieldset className={classes.list}>
        <legend>{own("inputTable.columns")}</legend>
        <Stack gap="xs">
          {grid.columns.map((column, at) => (
            <ColumnSettings
              key={column.id}
              column={column}
              at={at}
              count={grid.columns.length}
              parts={parts}
              types={columnTypes()}
              usersOf={usersOf}
              settingsOf={settingsOf}
              newColumn={newColumn}
              total={setting.totals[column.id] ?? null}
              onTotal={(total) => onChange({ totals: withTotal(setting.totals, column.id, total, grid.columns) })}
              onChange={set}
            />
          ))}
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            disabled={grid.columns.length >= MOST_COLUMNS}
            onClick={add}
          >
            {own("inputTable.addColumn")}
          </Button>
        </Stack>
      </fieldset>
      <fieldset className={classes.list}>
        <legend>{own("inputTable.rows")}</legend>
        <Stack gap="xs">
          {grid.rows.map((row, at) => (
            <RowSettings
              key={row.id}
              row={row}
              at={at}
              columns={grid.columns}
              mayRemove={grid.rows.length > 1}
              onRename={(title) => set(renameRow(parts, at, title))}
              onFix={(column, text) => set(setFixed(parts, at, column, text))}
              onRemove={() => set(removeRow(parts, at))}
            />
          ))}
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            disabled={grid.rows.length >= MOST_ROWS}
            onClick={() => set(addRow(parts))}
          >
            {t("inputTable.addRow")}
          </Button>
          <Suspense fallback={null}>
            <RowsFromSheet grid={grid} parts={parts} onChange={set} />
          </Suspense>
        </Stack>
      </fieldset>
      <CheckboxField
        name="canAddRows"
        label={own("inputTable.canAddRows")}
        value={setting.canAddRows}
        error={null}
        onChange={(canAddRows) => onChange({ canAddRows })}
      />
      <CheckboxField
        name="isCanDuplication"
        label={own("inputTable.canDuplicate")}
        value={setting.isCanDuplication}
        error={null}
        onChange={(isCanDuplication) => onChange({ isCanDuplication })}
      />
    </>
  );
}
