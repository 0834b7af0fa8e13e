import { type Body, type Choice, type Field, sameJson } from "@groundwork/formwork/rules";
import type { Change, DiffWords } from "./model";
import { pageWords, type Spot, spotsOf } from "./places";

/** What became of the fields, in the order in which they are filled in. */
export function compareFields(words: DiffWords, before: Body, after: Body): Change[] {
  const [were, are] = [spotsOf(before), spotsOf(after)];
  const changes: Change[] = [];
  for (const [id, is] of are) {
    const was = were.get(id);
    if (was) changes.push(...ofOne(words, was, is, before, after));
    else changes.push(cameOrWent(words, is, after, "added"));
  }
  for (const [id, was] of were) if (!are.has(id)) changes.push(cameOrWent(words, was, before, "removed"));
  return changes;
}

function cameOrWent(words: DiffWords, spot: Spot, body: Body, mark: "added" | "removed"): Change {
  const { t, fieldName } = words;
  const field = fieldName(spot.field);
  const text = spot.table
    ? t(`versions.column.${mark}`, { field, table: fieldName(spot.table) })
    : t(`versions.field.${mark}`, { field, page: pageWords(words, body, spot.pageId) });
  return { text, fieldId: spot.field.id, mark };
}

function ofOne(words: DiffWords, was: Spot, is: Spot, before: Body, after: Body): Change[] {
  const { t, fieldName, kindName } = words;
  const field = fieldName(is.field);
  const fieldId = is.field.id;
  const said: Change[] = [];
  if (was.pageId !== is.pageId) {
    const from = pageWords(words, before, was.pageId);
    const to = pageWords(words, after, is.pageId);
    said.push({ text: t("versions.field.moved", { field, from, to }), fieldId, mark: "moved" });
  }
  const formerName = fieldName(was.field);
  const changed: string[] = [];
  if (formerName !== field) changed.push(t("versions.field.renamed", { field: formerName, now: field }));
  if (was.field.type !== is.field.type)
    changed.push(t("versions.field.kind", { field, kind: kindName(is.field.type) }));
  changed.push(...flags(words, was.field, is.field), ...settings(words, was.field, is.field));
  return [...said, ...changed.map((text): Change => ({ text, fieldId, mark: "changed" }))];
}

function flags({ t, fieldName }: DiffWords, was: Field, is: Field): string[] {
  const field = fieldName(is);
  const said: string[] = [];
  if (was.required !== is.required)
    said.push(t(is.required ? "versions.field.required" : "versions.field.optional", { field }));
  if (was.readonly !== is.readonly)
    said.push(t(is.readonly ? "versions.field.readonly" : "versions.field.editable", { field }));
  if (was.visible !== is.visible)
    said.push(t(is.visible ? "versions.field.shown" : "versions.field.hidden", { field }));
  if (!sameJson(was.value, is.value)) said.push(t("versions.field.default", { field }));
  return said;
}

type Setting = Readonly<Record<string, unknown>>;

/** Said one by one; whatever else a kind has is told together. */
const NAMED = ["help", "formula", "steps"] as const;
// `lastOption` says nothing that the options which came and went do not.
const APART = new Set<string>([...NAMED, "label", "options", "lastOption"]);

function settings({ t, fieldName }: DiffWords, was: Field, is: Field): string[] {
  const field = fieldName(is);
  const [before, after] = [was.setting as unknown as Setting, is.setting as unknown as Setting];
  const said = options(t, field, before.options, after.options);
  for (const key of NAMED) if (!sameJson(before[key], after[key])) said.push(t(`versions.field.${key}`, { field }));
  const rest = (setting: Setting) => Object.fromEntries(Object.entries(setting).filter(([key]) => !APART.has(key)));
  const isOther = !sameJson(rest(before), rest(after)) || was.name !== is.name;
  if (isOther) said.push(t("versions.field.settings", { field }));
  if (!sameJson(grid(was), grid(is))) said.push(t("versions.field.grid", { field }));
  return said;
}

/** The cells, each field in them by its id: what changed of that one is said of it. */
function grid(field: Field): unknown {
  return field.components.map((row) =>
    row.map(({ components, ...cell }) => ({ ...cell, components: components.map(({ id }) => id) })),
  );
}

function options(t: DiffWords["t"], field: string, before: unknown, after: unknown): string[] {
  if (!isChoices(before) || !isChoices(after)) return sameJson(before, after) ? [] : [t("versions.options", { field })];
  const [were, are] = [labels(before), labels(after)];
  const said: string[] = [];
  for (const [id, label] of are) {
    const former = were.get(id);
    if (former === undefined) said.push(t("versions.option.added", { field, option: label }));
    else if (former !== label) said.push(t("versions.option.renamed", { field, option: former, now: label }));
  }
  for (const [id, label] of were) if (!are.has(id)) said.push(t("versions.option.removed", { field, option: label }));
  return said.length > 0 || sameJson(before, after) ? said : [t("versions.options", { field })];
}

function isChoices(value: unknown): value is Choice[] {
  return Array.isArray(value);
}

function labels(choices: readonly Choice[]): Map<string, string> {
  return new Map(choices.map(({ id, label }) => [String(id), label]));
}
