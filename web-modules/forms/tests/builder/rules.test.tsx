import { readdirSync, readFileSync } from "node:fs";
import { type Body, type Condition, conditionsOf, newField, newId, newPage, newRow } from "@groundwork/formwork/rules";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { withoutFields } from "../../src/features/builder/clipboard/take-away";
import { newRule, rulesWith } from "../../src/features/builder/model/rules";
import RulesView from "../../src/features/builder/rules/rules-view";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { BuilderContext } from "../../src/features/builder/state/hooks";

const weather = newField("shortText", "Weather");
const cover = newField("shortText", "Cover used");
const remark = newField("shortText", "Remark");

function shows(of: string, ...fieldIds: string[]): Condition {
  const asked = { fieldState: { state: "is" as const, value: "Rain" } };
  return newRule({
    nestedConditions: [{ fieldCondition: { fieldId: of }, comparisonCondition: asked }],
    outcomes: [{ type: "show", fieldIds, pageIds: [] }],
  });
}

function ruled(...rules: Condition[]): Body {
  const first = { ...newPage("First", [newRow([weather])]), conditions: rules };
  return [first, newPage("Second", [newRow([cover]), newRow([remark])])];
}

function draw(body: Body): BuilderStore {
  const store = new BuilderStore(body);
  fakeApi({});
  renderInKit(
    <BuilderContext value={store}>
      <RulesView steps={[]} />
    </BuilderContext>,
  );
  return store;
}

test("a rule reads as a sentence, and is made with a few choices", async () => {
  const user = userEvent.setup();
  const store = draw(ruled());
  expect(screen.getByText("No rules yet")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add a rule" }));
  await user.click(await screen.findByRole("combobox", { name: "Add a condition on" }));
  await user.click(screen.getByRole("option", { name: "Weather" }));
  await user.type(screen.getByRole("textbox", { name: "Value" }), "Rain");
  await user.click(screen.getByRole("combobox", { name: "Add what happens" }));
  await user.click(screen.getByRole("option", { name: "Show" }));
  await user.click(screen.getByRole("combobox", { name: "Fields and pages" }));
  await user.click(screen.getByRole("option", { name: "Cover used" }));
  expect(screen.getByText("If “Weather” is “Rain”, show “Cover used”.")).toBeTruthy();
  expect(conditionsOf(store.body())).toHaveLength(1);
});

test("a field is compared with another one", async () => {
  const user = userEvent.setup();
  const store = draw(ruled(shows(weather.id, remark.id)));
  await user.click(screen.getByRole("button", { name: "Change rule 1" }));
  await user.click(await screen.findByRole("combobox", { name: "Compared with" }));
  await user.click(screen.getByRole("option", { name: "Cover used" }));
  expect(screen.getByText("If “Weather” is what “Cover used” says, show “Remark”.")).toBeTruthy();
  expect(rulesWith(store.body(), [cover.id])).toHaveLength(1);
  expect(screen.queryByRole("textbox", { name: "Value" })).toBeNull();
  await user.click(screen.getByRole("combobox", { name: "Compared with" }));
  await user.click(screen.getByRole("option", { name: "A value" }));
  expect(screen.getByRole("textbox", { name: "Value" })).toBeTruthy();
  expect(rulesWith(store.body(), [cover.id])).toHaveLength(0);
});

test("rules that are tried out say whether they apply, and why", async () => {
  const user = userEvent.setup();
  draw(ruled(shows(weather.id, cover.id)));
  await user.click(screen.getByRole("button", { name: "Try them" }));
  expect(await screen.findByText("Does not apply now")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Weather" }), "Rain");
  expect(screen.getByText("Applies now")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Why" }));
  expect(screen.getByLabelText("It is so")).toBeTruthy();
});

test("order, deletion and undo are the form's", async () => {
  const user = userEvent.setup();
  const [one, other] = [shows(weather.id, cover.id), shows(weather.id, remark.id)];
  const store = draw(ruled(one, other));
  const ids = () => conditionsOf(store.body()).map((rule) => rule.id);
  await user.click(screen.getByRole("button", { name: "Move rule 2 up" }));
  expect(ids()).toEqual([other.id, one.id]);
  await user.click(screen.getByRole("button", { name: "Delete rule 1" }));
  expect(ids()).toEqual([one.id]);
  store.undo();
  store.undo();
  expect(ids()).toEqual([one.id, other.id]);
});

test("what is removed from a rule is a step of its own, however fast; what is typed is one", async () => {
  const user = userEvent.setup();
  const store = draw(ruled(shows(weather.id, cover.id)));
  const rule = () => conditionsOf(store.body())[0];
  const value = () => rule()?.nestedConditions?.[0]?.comparisonCondition?.fieldState?.value;
  await user.click(screen.getByRole("button", { name: "Change rule 1" }));
  await user.click(await screen.findByRole("button", { name: /^Remove: show/ }));
  await user.click(screen.getByRole("button", { name: /^Remove: .*Rain/ }));
  expect([rule()?.nestedConditions?.length, rule()?.outcomes?.length]).toEqual([0, 0]);
  store.undo();
  expect([rule()?.nestedConditions?.length, rule()?.outcomes?.length]).toEqual([1, 0]);
  act(() => store.undo());
  expect(rule()?.outcomes).toHaveLength(1);
  await user.type(screen.getByRole("textbox", { name: "Value" }), "bow");
  expect(value()).toBe("Rainbow");
  store.undo();
  expect(value()).toBe("Rain");
  expect(store.canUndo()).toBe(false);
});

test("what takes a part of a rule away is of the size that grows under a finger", async () => {
  const user = userEvent.setup();
  draw(ruled(shows(weather.id, cover.id)));
  await user.click(screen.getByRole("button", { name: "Change rule 1" }));
  await screen.findByRole("button", { name: /^Remove: show/ });
  for (const button of screen.getAllByRole("button", { name: /^Remove: / }))
    expect(button.getAttribute("data-size") ?? "md").toBe("md");
});

// A class of another sheet does not match here: that way a ✕ once was as wide as a field.
test.each(["src/features/builder/rules", "../_formwork/src/conditions/editor"])(
  "every class that a stylesheet in %s speaks of is one that its components have",
  (folder) => {
    const files = readdirSync(folder);
    const read = (end: string) =>
      files.filter((name) => name.endsWith(end)).map((name) => readFileSync(`${folder}/${name}`, "utf8"));
    const named = new Set(
      read(".tsx").flatMap((text) => [...text.matchAll(/classes\.(\w+)/g)].map(([, name]) => name)),
    );
    const spoken = read(".module.css").flatMap((text) => [...text.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name));
    expect(spoken.length).toBeGreaterThan(0);
    expect([...new Set(spoken)].filter((name) => !named.has(name))).toEqual([]);
  },
);

test("a copied field is ruled like the field, and a deleted one by nobody", () => {
  const both = shows(weather.id, cover.id, remark.id);
  const store = new BuilderStore(ruled(both, shows(weather.id, cover.id)));
  store.duplicate(remark.id);
  const copy = store.selectedId() ?? "";
  expect(rulesWith(store.body(), [copy]).map((rule) => rule.id)).toEqual([both.id]);
  store.put(withoutFields(store.body(), [cover.id]), null);
  expect(conditionsOf(store.body()).map((rule) => rule.outcomes?.[0]?.fieldIds)).toEqual([[remark.id, copy]]);
  // What looked at it stays, to be mended.
  store.put(withoutFields(store.body(), [weather.id]), null);
  expect(conditionsOf(store.body())).toHaveLength(1);
});

test("rules outlive the page they lie on, and no page twice over", () => {
  const store = new BuilderStore(ruled(shows(weather.id, cover.id)));
  store.removePage(store.body()[0]?.id ?? "");
  expect(conditionsOf(store.body())).toHaveLength(1);
  expect(store.addRule({ ...newRule(), id: conditionsOf(store.body())[0]?.id ?? newId() })).toBe(false);
});
