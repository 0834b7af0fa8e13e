import { expect } from "vitest";
import { readIn } from "../../src/fields/input-table/pasting/reading";
import { gridIn, type InputTableSetting } from "../../src/fields/input-table/rules";
import { settingOf } from "../../src/fields/registry";
import type { FieldType } from "../../src/rules";
import { field, tableOf } from "../form";

interface WrittenCase {
  type: FieldType;
  setting: object;
  text: string;
  expected: { value: unknown };
}

/** No list of the company is known. */
export function writtenCase({ type, setting, text, expected }: WrittenCase): void {
  const [column] = gridIn(settingOf(tableOf([field(type, "Told", setting)])) as InputTableSetting).columns;
  if (!column) throw new Error("no column");
  expect(readIn(column, text, () => null)).toEqual(expected.value);
}
