import type { Body } from "../body/types";
import { columnsAmong, fieldsOf } from "../body/walk";
import type { CalculationSetting } from "../fields/calculation/rules";
import { writtenSettingOf } from "../fields/registry";
import { costOf, MOST_ROWS, MOST_TOGETHER } from "../formula/cost";

/** The first calculation that there is no room for beside those before it. Counted without reading any of them. */
export function fieldTooMuch(body: Body): string | null {
  const fields = fieldsOf(body);
  const columns = columnsAmong(fields);
  let left = MOST_TOGETHER;
  for (const field of fields) {
    if (field.type !== "calculation") continue;
    left -= costOf((writtenSettingOf(field) as CalculationSetting).formula, (id) => columns.has(id));
    if (left < 0) return field.id;
  }
  for (const { column } of columns.values()) {
    if (column.type !== "calculation") continue;
    left -= costOf((writtenSettingOf(column) as CalculationSetting).formula) * MOST_ROWS;
    if (left < 0) return column.id;
  }
  return null;
}
