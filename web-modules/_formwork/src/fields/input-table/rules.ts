import { newId } from "../../body/create";
import { CELL_TYPES, type Cell, type CommonSetting } from "../../body/types";
import { MOST_ROWS } from "../../formula/cost";
import { Decimal } from "../../formula/decimal";
import { Column } from "../../formula/operand";
import { type Complaint, complaint } from "../../problem";
import { anything, dictionary, flag, id, list, oneOf, record, text } from "../../shape";
import { newCell } from "../cells";
import { COMMON_SETTING, type KindRules, PLAIN_KIND, settingShape } from "../kind";
import { columnLevels, liesUnderInRow } from "./cascade";
import { type Grid, gridOf, isGrid, MOST_COLUMNS, type TableColumn } from "./grid";
import { type Line, linesOf, MOST_COPIES, saysNothing, type TableValue, tablesOf, textIn } from "./lines";
import { columnIn, TOTALS, type Total } from "./totals";

export interface InputTableSetting extends CommonSetting {
  isDefault: boolean;
  isCanDuplication: boolean;
  /** Of the cells of a column that is added. */
  defaultType: Cell["type"];
  /** Kept as it is written: what a column is of is said by its field. */
  columnTypeOption: Record<string, unknown>;
  /** Whether who fills it in may add rows and take some away. */
  canAddRows: boolean;
  /** By column: what stands below it. Of a column that is gone it shows nowhere. */
  totals: Readonly<Record<string, Total>>;
  /** What stands inside the field; never written. */
  grid?: Grid;
}

const NO_GRID = gridOf([], () => undefined);

export function gridIn({ grid }: InputTableSetting): Grid {
  return grid ?? NO_GRID;
}

export interface CellPlace {
  /** Of a copy; empty: the table itself. */
  tableId: string;
  rowId: string;
  columnId: string;
}

/** One complaint, and the cell that it is of. */
export interface CellComplaint extends Complaint, CellPlace {}

export function cellKey({ tableId, rowId, columnId }: CellPlace): string {
  return `${tableId}/${rowId}/${columnId}`;
}

type Check = (column: TableColumn, value: unknown, line: Line, tableId: string) => Complaint[];

export function inCells(setting: InputTableSetting, value: TableValue | null, check: Check): CellComplaint[] {
  const grid = gridIn(setting);
  return tablesOf(grid, value).flatMap(({ id: tableId, lines }, tableAt) =>
    lines.flatMap((line, at) =>
      grid.columns
        .filter((column) => Object.hasOwn(line.cells, column.id))
        .flatMap((column) =>
          check(column, line.cells[column.id] ?? null, line, tableId).map(({ code, params }) => ({
            ...complaint(code, {
              ...params,
              ...{ row: at + 1, column: column.setting.label },
              ...(tableAt > 0 ? { table: tableAt + 1 } : {}),
            }),
            ...{ tableId, rowId: line.id, columnId: column.id },
          })),
        ),
    ),
  );
}

function misfits(grid: Grid): Check {
  return (column, value, { cells }) => {
    const { rules, setting } = column;
    if (value === null) return [];
    if (!rules.hasShape?.(value)) return [complaint("wrongShape")];
    if (rules.isEmpty(value)) return [];
    const found = rules.checkValue(setting, value);
    return found.length > 0 || liesUnderInRow(grid, column, cells) ? found : [complaint("notUnderAbove")];
  };
}

/** A row that somebody began has what is required of it; one that nobody did may stay empty. */
const gaps: Check = ({ field, rules, setting }, value, line) => {
  if (saysNothing(line.cells)) return [];
  if (value === null || rules.isEmpty(value)) return field.required ? [complaint("required")] : [];
  return rules.checkComplete(setting, value);
};

/** What is wrong in its cells: what does not fit, or else what is missing. */
export function cellComplaints(setting: InputTableSetting, value: TableValue): CellComplaint[] {
  const found = inCells(setting, value, misfits(gridIn(setting)));
  return found.length > 0 ? found : inCells(setting, value, gaps);
}

/** Of the table and its copies together. */
function rowsIn({ rows = [], copies = [] }: TableValue) {
  return [...rows, ...copies.flatMap((copy) => copy.rows ?? [])];
}

const row = record({ id }, { title: text(500), cells: dictionary(id, anything, 2 * MOST_COLUMNS) });

const copy = record({ id }, { rows: list(row, MOST_ROWS) });
const tables = record({}, { rows: list(row, MOST_ROWS), copies: list(copy, MOST_COPIES) });

/** A new one is 4 x 4 with its heads (spec §3). */
export function newParts(column: string, line: string): Cell[][] {
  const numbers = [1, 2, 3];
  const field = (label: string) => ({
    ...{ id: newId(), class: "", type: "shortText", setting: { ...COMMON_SETTING, label } },
    ...{ value: null, required: false, readonly: false, visible: true, errors: [], components: [] },
    ...{ name: "", width: null, height: null },
  });
  return [
    [newCell("Head"), ...numbers.map((at) => newCell("ColumnHead", { components: [field(`${column} ${at}`)] }))],
    ...numbers.map((at) => [
      newCell("RowHead", { title: `${line} ${at}` }),
      ...numbers.map(() => newCell("InputTableTextInput")),
    ]),
  ];
}

export const rules: KindRules<InputTableSetting, TableValue> = {
  ...PLAIN_KIND,
  holds: "columns",
  ownDefaults: () => ({
    isDefault: true,
    isCanDuplication: false,
    defaultType: "InputTableTextInput",
    columnTypeOption: {},
    canAddRows: true,
    totals: {},
  }),
  ownParts: () => newParts("Col", "Row"),
  hasSettingShape: settingShape({
    isDefault: flag,
    isCanDuplication: flag,
    defaultType: oneOf(...CELL_TYPES.filter((type) => type.startsWith("InputTable"))),
    columnTypeOption: dictionary(anything, anything, 100),
    canAddRows: flag,
    totals: dictionary(id, oneOf(...TOTALS), MOST_COLUMNS),
  }),
  hasShape: (value) => tables(value) && rowsIn(value as TableValue).length <= MOST_ROWS,
  hasRightParts: isGrid,
  readParts: (setting, components, rulesOf) => ({ ...setting, grid: gridOf(components, rulesOf) }),
  checkSetting: (setting) => {
    const grid = gridIn(setting);
    const { calculations, columns } = grid;
    const strangers = calculations.strangers((fieldId) => columns.some((column) => column.id === fieldId));
    return [
      ...strangers.map(({ fieldId, token }) => ({
        ...calculations.complaintAt(fieldId, "unknownField", token),
        subjectId: fieldId,
      })),
      ...calculations.endless.map((subjectId) => ({ ...complaint("cycle"), subjectId })),
      ...columnLevels(grid),
    ];
  },
  isEmpty: (value) => rowsIn(value).every(({ cells = {} }) => saysNothing(cells)),
  answers: (value) => !rules.isEmpty(value),
  checkValue: (setting, value) => {
    const copies = value.copies ?? [];
    const tableRows = [value, ...copies].map(({ rows = [] }) => rows.map((each) => each.id));
    if ([copies.map((each) => each.id), ...tableRows].some((ids) => new Set(ids).size < ids.length))
      return [complaint("wrongShape")];
    if (copies.length > 0 && !setting.isCanDuplication) return [complaint("copiesFixed")];
    const own = gridIn(setting).rows.map((each) => each.id);
    const areOwn = (ids: readonly string[]) => ids.length === own.length && own.every((each) => ids.includes(each));
    if (!setting.canAddRows && !tableRows.every(areOwn)) return [complaint("rowsFixed")];
    return inCells(setting, value, misfits(gridIn(setting)));
  },
  checkComplete: (setting, value) => inCells(setting, value, gaps),
  operand: (setting, value) =>
    new Decimal(linesOf(gridIn(setting), value).filter((line) => !saysNothing(line.cells)).length),
  column: (setting, value, columnId) => {
    const grid = gridIn(setting);
    const column = grid.columns.find((each) => each.id === columnId);
    const known = rules.hasShape?.(value) ? (value as TableValue) : null;
    return column ? columnIn(linesOf(grid, known), column) : new Column([]);
  },
  text: (setting, value) => {
    const grid = gridIn(setting);
    const told = linesOf(grid, value).filter((line) => !saysNothing(line.cells));
    const texts = told.map((line) => [line.title, ...grid.columns.map((column) => textIn(line, column))]);
    return texts.map((each) => each.filter((part) => part !== "").join(", ")).join("; ");
  },
};
