import { describe, expect, test } from "vitest";
import { tryFormula } from "../src/fields/calculation/trial";
import { Decimal } from "../src/formula/decimal";
import { evaluate, type Field, fixed, newField, newPage, newRow, readFormula, recompute, Settling } from "../src/rules";

function result(formula: string): string {
  const { formula: read, problem } = readFormula(formula);
  if (!read) return `${problem.code}@${problem.offset}`;
  const { value, problem: failed } = evaluate(read, () => null);
  if (failed) return `${failed.code}@${failed.offset}`;
  return value instanceof Decimal ? value.toFixed() : String(value);
}

describe("a formula", () => {
  test.each([
    ["1+2*3", "7"],
    ["-2^2", "-4"],
    ["2^3^2", "512"],
    ["(1+2)*3", "9"],
    ["0.1+0.2", "0.3"],
    ["1/3", "0.3333333333333333333333333333333333"],
    ['IF(1<2,"yes","no")', "yes"],
    ["ROUND(2.345,2)", "2.35"],
    ["ROUND(-1250,-2)", "-1300"],
    ["AVG({a},4,2)", "3"],
    ['DAYS("2026-02-27","2026-03-02")', "3"],
    ["1/0", "divisionByZero@1"],
    ["10^99", "tooLarge@2"],
    ["SUM(1,)", "syntax@6"],
    ["FOO(1)", "unknownName@0"],
    ["2 @", "syntax@2"],
  ])("%s gives %s", (formula, expected) => expect(result(formula)).toBe(expected));

  test("is refused when it is nested too deeply or too long, whatever it says", () => {
    expect(result(`${"(".repeat(1000)}1`)).toBe("tooDeep@32");
    expect(result("(".repeat(3000))).toBe("tooLarge@0");
  });

  test("of the greatest length is read at once", () => {
    const started = process.cpuUsage();
    result(`1${"+1".repeat(999)}`);
    result(`"${"a".repeat(1990)}`);
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
  });
});

function number(id: string): Field {
  return { ...newField("shortText", id), id };
}

function calculation(id: string, formula: string): Field {
  const field = newField("calculation", id);
  return { ...field, id, setting: { ...field.setting, formula } as Field["setting"] };
}

describe("calculations of a form", () => {
  const fields = [number("a"), number("b"), calculation("sum", "{a}+{b}"), calculation("twice", "{sum}*2")];
  const body = [newPage("Page", [newRow(fields)])];

  test("compute what others computed", () => {
    expect(recompute(body, { a: "1.005", b: "2" }).values).toEqual({ sum: "3.01", twice: "6.02" });
  });

  test("say why there is no result", () => {
    const { values, problems } = recompute(body, { a: "one" });
    expect(values).toEqual({ sum: null, twice: null });
    expect(problems.map((each) => [each.subjectId, each.code])).toEqual([
      ["sum", "notANumber"],
      ["twice", "notANumber"],
    ]);
  });

  test("find who depends on themselves", () => {
    const circle = [
      newPage("Page", [newRow([calculation("x", "{y}"), calculation("y", "{x}"), calculation("z", "{x}+1")])]),
    ];
    expect(recompute(circle, {}).problems.map((each) => each.code)).toEqual(["cycle", "cycle", "cycle"]);
  });

  test("in a chain of a thousand follow at once", () => {
    const many: Field[] = [number("n0")];
    for (let at = 1; at < 1000; at += 1) many.push(calculation(`n${at}`, `{n${at - 1}}+1`));
    const values = new Map<string, unknown>([["n0", "1"]]);
    const settling = new Settling([newPage("Page", [newRow(many)])], (fieldId) => values.get(fieldId));
    values.set("n0", "5");
    const started = process.cpuUsage();
    const changed = settling.after(["n0"]);
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
    expect(changed.size).toBe(999);
    expect(settling.counted("n999")).toBe("1004.00");
    expect(fixed(new Decimal("-0.001"), 2)).toBe("0.00");
  });
});

test("a formula that its form has no room for is told while it is written, whichever comes last", () => {
  const row = { ...newRow(), components: [calculation("first", "1"), calculation("last", "1+1")] };
  const body = [{ ...newPage("Untitled"), components: [row] }];
  const powers = (count: number) => Array(count).fill("1^1").join("+");
  expect(tryFormula(body, "first", { formula: powers(100) }).problem).toBeNull();
  // Of a thousand powers none is read, though each formula by itself would be refused.
  expect(tryFormula(body, "first", { formula: powers(1000) }).problem?.code).toBe("formulasTooLarge");
});
