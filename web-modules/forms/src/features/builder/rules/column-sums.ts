import { columnsAmong, type Field, newField, rulesOf } from "@groundwork/formwork/rules";
import type { ruleSumsMessages } from "../../../messages/rule-sums";

type T = ReturnType<typeof ruleSumsMessages.useT>;

/** What a column of a table comes to, as one formula says it. */
export interface ColumnSum {
  formula: string;
  label: string;
  tableId: string;
  /** As many as the column's own numbers have: a sum that is rounded would be compared wrongly. */
  decimalPlaces: number;
}

/** More would bury the fields of the form. */
const MOST_OPTIONS = 10;

/** All that a rule can ask of the columns of these fields' tables, through a calculation. */
export function columnSums(t: T, fields: Iterable<Field>, nameOf: (field: Field) => string): ColumnSum[] {
  return [...columnsAmong(fields).values()].flatMap(({ column, table }) => {
    const names = { table: nameOf(table), column: nameOf(column) };
    const of = (formula: string, label: string, decimalPlaces = 0) => ({
      formula,
      label,
      tableId: table.id,
      decimalPlaces,
    });
    const cells = `{${column.id}}`;
    const { decimalPlaces = 0 } = column.setting as { decimalPlaces?: number };
    const numbers =
      rulesOf(column.type)?.compared === "number"
        ? (["sum", "min", "max"] as const).map((name) =>
            of(`${name.toUpperCase()}(${cells})`, t(`ruleSums.${name}`, names), decimalPlaces),
          )
        : [];
    const chosen = optionsOf(column).map((option) =>
      of(`COUNTIF(${cells}, "${option}")`, t("ruleSums.option", { ...names, option })),
    );
    return [...numbers, of(`COUNT(${cells})`, t("ruleSums.count", names)), ...chosen];
  });
}

/** Where one alone is chosen, a cell says what it is called. */
function optionsOf({ type, setting }: Field): string[] {
  const { options = [], multiple = false } = setting as { options?: { label: string }[]; multiple?: boolean };
  if (type === "multipleSelection" || multiple) return [];
  // A criterion may begin with how it compares, and ends at a quotation mark.
  const labels = options.map(({ label }) => label).filter((label) => /^[^<>="][^"]*$/.test(label));
  return labels.slice(0, MOST_OPTIONS);
}

/** Nobody who fills in is shown it: it is there for the rule. */
export function calculationOf({ formula, label, decimalPlaces }: ColumnSum): Field {
  return { ...newField("calculation", label, { formula, decimalPlaces }), visible: false };
}

/** A calculation of the form that says the same already. */
export function saysSo(fields: readonly Field[], formula: string): Field | undefined {
  return fields.find(
    ({ type, setting }) => type === "calculation" && (setting as { formula?: string }).formula?.trim() === formula,
  );
}
