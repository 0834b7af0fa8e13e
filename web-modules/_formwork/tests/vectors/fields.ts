import { expect } from "vitest";
import { type CommonSetting, completeBody, type Field, rulesOf, settingOf } from "../../src/rules";
import { operand, shown, type WrittenOperand } from "./formula";

interface FieldCase {
  type: string;
  setting: Record<string, unknown>;
  /** What stands inside it. */
  components?: Field["components"];
  value?: unknown;
  expected: {
    settingProblems?: string[];
    problems?: string[];
    isEmpty?: boolean;
    answers?: boolean;
    text?: string;
    operand?: WrittenOperand | null;
    fileIds?: string[];
    incomplete?: boolean;
  };
}

export function fieldCase({ type, setting: written, components = [], value, expected }: FieldCase): void {
  const rules = rulesOf(type);
  if (!rules) throw new Error(`There is no kind ${type}`);
  const id = "00000000-0000-4000-8000-000000000001";
  const field = { id, type, setting: written as unknown as CommonSetting, components } as Field;
  const setting = settingOf(field);
  if (expected.settingProblems) {
    const fits = rules.hasSettingShape(written) && (rules.hasRightParts?.(components, rulesOf) ?? true);
    const found = fits ? rules.checkSetting(setting, field, completeBody([])) : null;
    expect(found ? found.map((each) => each.code).sort() : ["setting"]).toEqual(expected.settingProblems);
    return;
  }
  if (!rules.hasShape?.(value)) {
    expect(expected.problems).toEqual(["wrongShape"]);
    return;
  }
  const isEmpty = rules.isEmpty(value);
  const problems = isEmpty ? [] : rules.checkValue(setting, value).map((each) => each.code);
  expect(problems.sort()).toEqual(expected.problems);
  if (problems.length > 0) return;
  expect({ isEmpty, answers: rules.answers(value) }).toEqual({ isEmpty: expected.isEmpty, answers: expected.answers });
  if (isEmpty) return;
  expect(rules.text(setting, value)).toBe(expected.text);
  expect(shown(rules.operand(setting, value))).toEqual(shown(operand(expected.operand)));
  expect(rules.fileIds(value)).toEqual(expected.fileIds);
  expect(rules.checkComplete(setting, value).length > 0).toBe(expected.incomplete ?? false);
}
