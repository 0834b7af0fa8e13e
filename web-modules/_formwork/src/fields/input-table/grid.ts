import type { Cell, CommonSetting, Field } from "../../body/types";
import { MOST_ROWS } from "../../formula/cost";
import { Calculations } from "../../values/calculations";
import type { CalculationSetting } from "../calculation/rules";
import { COMMON_SETTING, type KindRules, type RulesOf } from "../kind";

export const MOST_COLUMNS = 20;
export const FIXED = "InputTableNonEditableText";
export const ENTERED: readonly string[] = [
  "InputTableTextInput",
  "InputTableSingleSelection",
  "InputTableMultipleSelection",
  "InputTableDropdown",
];

/** A column: the field that its cells are of. */
export interface TableColumn {
  id: string;
  field: Field;
  rules: KindRules;
  setting: CommonSetting;
  width: number | null;
  isComputed: boolean;
}

export interface TableRow {
  id: string;
  title: string;
  /** By column: what the form says there, which nobody enters. */
  fixed: Readonly<Record<string, string>>;
}

/** What stands inside an input table: heads of columns, each with its field, and heads of rows. */
export interface Grid {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  head: string;
  calculations: Calculations;
}

export function mayBeColumn(type: string, rules: KindRules): boolean {
  return type === "calculation" || ((rules.fitsColumn ?? true) && rules.isEntered && rules.hasShape !== null);
}

function isColumn({ type, components = [] }: Cell, rulesOf: RulesOf): boolean {
  const [field, ...others] = components;
  if (type !== "ColumnHead" || !field || others.length > 0) return false;
  const rules = rulesOf(field.type);
  // An unknown kind, a wrong setting and a table in a table have words of their own.
  return !rules || rules.holds !== undefined || mayBeColumn(field.type, rules);
}

/** A head and heads of columns, each with its field; then heads of rows with a cell for every column. */
export function isGrid(components: readonly Cell[][], rulesOf: RulesOf): boolean {
  const [[corner, ...heads] = [], ...lines] = components;
  if (corner?.type !== "Head" || heads.length < 1 || heads.length > MOST_COLUMNS) return false;
  if (lines.length < 1 || lines.length > MOST_ROWS || !heads.every((cell) => isColumn(cell, rulesOf))) return false;
  const holdsNothing = (cell: Cell) => (cell.components ?? []).length === 0;
  return (
    holdsNothing(corner) &&
    lines.every(
      ([head, ...cells]) =>
        head?.type === "RowHead" &&
        cells.length === heads.length &&
        cells.every((cell) => cell.type === FIXED || ENTERED.includes(cell.type)) &&
        [head, ...cells].every(holdsNothing),
    )
  );
}

export function gridOf(components: readonly Cell[][], rulesOf: RulesOf): Grid {
  const [[corner, ...heads] = [], ...lines] = components;
  const columns = heads.flatMap((cell) => columnOf(cell, rulesOf));
  const rows = lines.map(([head, ...cells]) => ({
    id: head?.id ?? "",
    title: head?.title ?? "",
    fixed: Object.fromEntries(
      cells.flatMap((cell, at) => (cell.type === FIXED ? [[columns[at]?.id ?? "", cell.title ?? ""]] : [])),
    ),
  }));
  const computed = columns.filter((column) => column.isComputed);
  const calculations = new Calculations(
    new Map(computed.map((column) => [column.id, column.setting as CalculationSetting])),
  );
  return { columns, rows, head: corner?.title ?? "", calculations };
}

function columnOf({ components = [], width = null }: Cell, rulesOf: RulesOf): TableColumn[] {
  const [field] = components;
  const rules = field && rulesOf(field.type);
  if (!rules) return [];
  const setting = { ...COMMON_SETTING, ...rules.ownDefaults(), ...field.setting };
  return [{ id: field.id, field, rules, setting, width, isComputed: field.type === "calculation" }];
}
