import type { Body, Field } from "../body/types";
import { columnsAmong, fieldsOf } from "../body/walk";
import type { CalculationSetting } from "../fields/calculation/rules";
import { holdsValue, settingOf } from "../fields/registry";
import { type Problem, problemOf } from "../problem";
import { Calculations } from "./calculations";

/** What a body's formulas say of its fields and of the columns of its tables. */
export class Plan extends Calculations {
  readonly fields: ReadonlyMap<string, Field>;
  readonly columns: ReturnType<typeof columnsAmong>;

  constructor(body: Body) {
    const fields = fieldsOf(body);
    const calculations = fields.filter((field) => field.type === "calculation");
    super(new Map(calculations.map((field) => [field.id, settingOf(field) as CalculationSetting])));
    this.fields = new Map(fields.map((field) => [field.id, field]));
    this.columns = columnsAmong(fields);
    // Who names a column reads what its table holds.
    for (const [columnId, { table }] of this.columns)
      for (const reader of this.readers.get(columnId) ?? []) this.addReader(table.id, reader);
  }

  unknownReferences(): Problem[] {
    return this.strangers((id) => this.holdsValue(id)).map(({ fieldId, token }) =>
      problemOf(fieldId, this.complaintAt(fieldId, "unknownField", token)),
    );
  }

  /** Whether a formula may name it. */
  holdsValue(fieldId: string): boolean {
    const field = this.fields.get(fieldId);
    return this.columns.has(fieldId) || (field !== undefined && holdsValue(field));
  }
}
