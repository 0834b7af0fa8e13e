import { describe, expect, test } from "vitest";
import { type Condition, completeBody, type Field, FillStore } from "../src";
import { atoms } from "../src/state";
import { field } from "./form";

describe("what is being filled in", () => {
  const length = field("shortText", "Length", {}, { value: "4" });
  const twice = field("calculation", "Twice", { formula: `{${length.id}} * 2`, decimalPlaces: 0 });
  const body = completeBody([{ id: "page", components: [{ id: "row", components: [length, twice] }] }]);

  test("starts with the fields' own values, or with those that are given", () => {
    expect(new FillStore({ body }).values()).toEqual({ [length.id]: "4", [twice.id]: "8" });
    expect(new FillStore({ body, values: {} }).value(length.id)).toBeNull();
  });

  test("tells who saves which fields changed, the computed ones among them", () => {
    const store = new FillStore({ body });
    const told: (readonly string[])[] = [];
    store.onValues((fieldIds) => told.push(fieldIds));
    store.setValue(length.id, "5");
    store.setValue(length.id, "5");
    store.setValue(twice.id, "1000");
    expect(told).toEqual([[length.id, twice.id]]);
    expect(store.value(twice.id)).toBe("10");
  });

  test("keeps the service's complaint until the value changes", () => {
    const store = new FillStore({ body });
    store.setProblems({ [length.id]: [{ message: "Lim saved another length." }] });
    expect(store.problems(length.id)).toEqual([{ message: "Lim saved another length." }]);
    store.setValue(length.id, "6");
    expect(store.problems(length.id)).toEqual([]);
  });
});

test("whoever draws a field has what is so by now, whatever is entered in whichever order", () => {
  let seed = 20261129;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  for (let form = 0; form < 20; form += 1) {
    const { fields, conditions } = randomForm(random);
    const rows = fields.map((each) => ({ id: `row-${each.id}`, components: [each] }));
    const store = new FillStore({ body: completeBody([{ id: "page", components: rows, conditions }]) });
    const drawn = fields.map(({ id }) => [id, store.of(id)] as const);
    // What is drawn is listened to, and read again only when it is told of.
    for (const [, field] of drawn)
      for (const each of [field.valueAtom, field.submittedAtom, field.withdrawnAtom, field.calculationProblemAtom])
        atoms.sub(each, () => undefined);
    for (let change = 0; change < 40; change += 1) {
      const field = fields[random(fields.length)] as Field;
      if (field.type === "singleSelection") store.setValue(field.id, { selected: [random(3) + 1], other: null });
      else store.setValue(field.id, random(5) === 0 ? null : String(random(9)));
      for (const [id, field] of drawn) {
        expect(atoms.get(field.valueAtom)).toEqual(store.value(id));
        expect(atoms.get(field.submittedAtom)).toEqual(store.submitted(id));
        expect(atoms.get(field.withdrawnAtom)).toEqual(store.withdrawn(id));
        expect(atoms.get(field.calculationProblemAtom)).toEqual(store.calculationProblem(id));
      }
    }
  }
});

/** Numbers, choices and divisions of them, with rules of every outcome that ask about each other. */
function randomForm(random: (below: number) => number): { fields: Field[]; conditions: Condition[] } {
  const options = ["Pass", "Fail", "Not applicable"].map((label, at) => ({ id: at + 1, label }));
  const numbers = Array.from({ length: 8 }, (_, at) => field("number", `Number ${at}`));
  const choices = Array.from({ length: 3 }, (_, at) => field("singleSelection", `Choice ${at}`, { options }));
  const any = <Each>(among: readonly Each[]) => among[random(among.length)] as Each;
  const divided = Array.from({ length: 4 }, (_, at) =>
    field("calculation", `Share ${at}`, { formula: `{${any(numbers).id}}/{${any(numbers).id}}` }),
  );
  const conditions = Array.from({ length: 12 }, (_, at) => {
    const type = any(["show", "hide", "require", "readonly", "value", "options"]);
    const target = type === "options" ? any(choices) : any([...numbers, ...divided]);
    const given = type === "value" ? { value: String(random(9)) } : type === "options" ? { optionIds: [1] } : {};
    const fieldState = { state: any(["more", "less", "is", "empty"]), value: String(random(9)) };
    const asked = { fieldCondition: { fieldId: any(numbers).id }, comparisonCondition: { fieldState } };
    return { id: `rule-${at}`, nestedConditions: [asked], outcomes: [{ type, fieldIds: [target.id], ...given }] };
  });
  return { fields: [...numbers, ...choices, ...divided], conditions: conditions as unknown as Condition[] };
}
