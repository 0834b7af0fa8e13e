import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { type Condition, completeBody, type Field, FillStore, fieldsOf, newId, Settling } from "../src";
import { field, renderRuled } from "./form";

const OPTIONS = { options: [1, 2, 3].map((id) => ({ id, label: ["Dry", "Rain", "Snow"][id - 1] ?? "" })) };

function rule(of: Field, state: string, value: unknown, ...outcomes: object[]): Condition {
  const fieldState = { state, value };
  return {
    id: newId(),
    nestedConditions: [{ fieldCondition: { fieldId: of.id }, comparisonCondition: { fieldState } }],
    outcomes,
  } as unknown as Condition;
}

describe("a form with rules", () => {
  const weather = field("shortText", "Weather");
  const cover = field("shortText", "Cover used", {}, { required: true });
  const remark = field("shortText", "Remark");

  test("shows and hides, says so, and keeps what was typed where the focus is", async () => {
    const user = userEvent.setup();
    const show = rule(weather, "is", "rain", { type: "show", fieldIds: [cover.id] });
    const { store } = renderRuled([weather, cover, remark], [show]);
    expect(screen.queryByRole("textbox", { name: /Cover used/ })).toBeNull();
    const box = screen.getByRole("textbox", { name: "Weather" });
    await user.type(box, "Rain");
    expect(document.activeElement).toBe(box);
    expect(screen.getByText("Shown now: “Cover used”.")).toBeTruthy();
    await user.type(screen.getByRole("textbox", { name: /Cover used/ }), "Tarp");
    await user.type(box, "y");
    expect(screen.queryByRole("textbox", { name: /Cover used/ })).toBeNull();
    expect(screen.getByText(/will not be submitted: “Cover used”/)).toBeTruthy();
    expect(store.check([cover.id])).toBe(true);
    await user.type(box, "{Backspace}");
    expect((screen.getByRole("textbox", { name: /Cover used/ }) as HTMLInputElement).value).toBe("Tarp");
    expect(screen.queryByText(/will not be submitted/)).toBeNull();
  });

  test("asks for what a rule requires, fixes what it locks, fills in what it gives", async () => {
    const rules = [
      rule(weather, "is", "rain", { type: "require", fieldIds: [remark.id] }),
      rule(weather, "is", "snow", { type: "value", fieldIds: [remark.id], value: "Stopped" }),
    ];
    const { store } = renderRuled([weather, remark], rules, { [remark.id]: "" });
    act(() => store.setValue(weather.id, "rain"));
    expect(store.check([remark.id])).toBe(false);
    act(() => store.setValue(remark.id, "mine"));
    act(() => store.setValue(weather.id, "snow"));
    expect(store.value(remark.id)).toBe("Stopped");
    expect(screen.getByText("Stopped")).toBeTruthy();
    act(() => store.setValue(weather.id, "rain"));
    expect((screen.getByRole("textbox", { name: /Remark/ }) as HTMLInputElement).value).toBe("mine");
  });

  test("clears a choice that is no longer offered, says so, and brings it back", async () => {
    const crew = field("multipleSelection", "Crew", OPTIONS, { required: true });
    const few = rule(weather, "is", "rain", { type: "options", fieldIds: [crew.id], optionIds: [1] });
    const { store } = renderRuled([weather, crew], [few], { [crew.id]: { selected: [2] } });
    act(() => store.setValue(weather.id, "rain"));
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
    expect(screen.getByText(/^“Rain” is no longer offered, so it does not count/)).toBeTruthy();
    expect(screen.getByText("A choice is no longer offered: “Crew”.")).toBeTruthy();
    expect(store.check([crew.id])).toBe(false);
    act(() => store.setValue(weather.id, "dry"));
    expect((screen.getByRole("checkbox", { name: "Rain" }) as HTMLInputElement).checked).toBe(true);
    expect(screen.queryByText(/is no longer offered, so/)).toBeNull();
  });

  test("lets go of a cleared choice when another one is made", async () => {
    const crew = field("multipleSelection", "Crew", OPTIONS);
    const few = rule(weather, "is", "rain", { type: "options", fieldIds: [crew.id], optionIds: [1] });
    const { store } = renderRuled([weather, crew], [few], { [crew.id]: { selected: [2] }, [weather.id]: "rain" });
    await userEvent.click(screen.getByRole("checkbox", { name: "Dry" }));
    expect(store.entered(crew.id)).toMatchObject({ selected: [1] });
    expect(screen.queryByText(/is no longer offered, so/)).toBeNull();
  });
});

test("value by value it comes to the same as at once, whatever is typed in whichever order", () => {
  let seed = 20261121;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  for (let form = 0; form < 40; form += 1) {
    const fields: Field[] = Array.from({ length: 12 }, (_, at) => field("number", `Field ${at}`));
    const pick = () => fields[random(fields.length)] as Field;
    for (let at = 0; at < 4; at += 1)
      fields.push(field("calculation", `Sum ${at}`, { formula: `{${pick().id}}+{${pick().id}}` }));
    const types = ["show", "hide", "require", "readonly", "value"];
    const conditions = Array.from({ length: 10 }, () => {
      const type = types[random(types.length)] ?? "show";
      const outcome = { type, fieldIds: [pick().id], ...(type === "value" ? { value: String(random(9)) } : {}) };
      return rule(pick(), ["more", "less", "is", "empty"][random(3)] ?? "is", String(random(9)), outcome);
    });
    const rows = fields.map((each) => ({ id: newId(), components: [each] }));
    const body = completeBody([{ id: newId(), components: rows, conditions }]);
    const typed: Record<string, unknown> = {};
    const typing = new Settling(body, (fieldId) => typed[fieldId] ?? null);
    for (let key = 0; key < 30; key += 1) {
      const at = pick().id;
      typed[at] = random(5) === 0 ? null : String(random(9));
      typing.after([at]);
      const atOnce = new Settling(body, (fieldId) => typed[fieldId] ?? null);
      for (const { id } of fieldsOf(body)) {
        expect(typing.counted(id) ?? null).toEqual(atOnce.counted(id) ?? null);
        expect(typing.standings.get(id)).toEqual(atOnce.standings.get(id));
      }
    }
  }
});

test("what is read is shown by the same rules", () => {
  const [one, other] = [field("shortText", "One"), field("shortText", "Other")];
  const rows = [one, other].map((each) => ({ id: newId(), components: [each] }));
  const hide = rule(one, "notEmpty", null, { type: "hide", fieldIds: [other.id] });
  const body = completeBody([{ id: newId(), components: rows, conditions: [hide] }]);
  const store = new FillStore({ body, values: { [one.id]: "x", [other.id]: "y" } });
  expect(fieldsOf(store.body()).map((each) => each.visible)).toEqual([true, false]);
  expect(store.hiddenEntries().map((each) => each.id)).toEqual([other.id]);
});
