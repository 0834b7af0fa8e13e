import { type Body, sameJson } from "@groundwork/formwork/rules";
import type { Change, DiffWords, Edge, Node, Whole } from "./model";
import { pageWords } from "./places";

/** What became of steps, buttons, mails and of where buttons lead. Where they stand on the canvas says nothing. */
export function compareWorkflows(words: DiffWords, before: Whole, after: Whole): Change[] {
  const [were, are] = [new Flow(words, before), new Flow(words, after)];
  const said: string[] = [];
  for (const node of after.nodes) {
    const was = were.node(node.id);
    said.push(...(was ? ofOne(words, were, are, was, node) : cameOrWent(words, are, node, "added")));
  }
  for (const node of before.nodes) if (!are.node(node.id)) said.push(...cameOrWent(words, were, node, "removed"));
  return said.map((text) => ({ text }));
}

class Flow {
  readonly pages: Body;
  readonly #nodes: ReadonlyMap<string, Node>;
  readonly #edges: readonly Edge[];
  readonly #words: DiffWords;

  constructor(words: DiffWords, { pages, nodes, edges }: Whole) {
    this.#words = words;
    this.pages = pages;
    this.#nodes = new Map(nodes.map((node) => [node.id, node]));
    this.#edges = edges;
  }

  node(id: string): Node | undefined {
    return this.#nodes.get(id);
  }

  /** What a node is called in the middle of a sentence. */
  nameOf({ type, data }: Node): string {
    const { t } = this.#words;
    if (type === "step") return t("versions.quoted", { name: text(data.stepName) });
    if (type === "button") return t("versions.quoted", { name: text(data.name) });
    if (type === "sendEmail") return t("versions.node.mail", { subject: text(data.subject) });
    if (type === "condition") return t("versions.node.condition", { name: text(data.name) });
    if (type === "close") return t("versions.node.close");
    if (type === "backToPrevious") return t("versions.node.back");
    return t(type === "createNewVersion" ? "versions.node.newVersion" : "versions.node.other");
  }

  /** The step that a button belongs to. */
  stepOf(button: Node): string {
    const source = this.#edges.find(({ target }) => target === button.id)?.source ?? "";
    const step = this.node(source);
    return step ? text(step.data.stepName) : "";
  }

  targets(id: string): string {
    const names = this.#edges
      .filter(({ source }) => source === id)
      .map(({ target }) => this.node(target))
      .filter((node) => node !== undefined)
      .map((node) => this.nameOf(node))
      .sort();
    return names.join(this.#words.t("versions.and")) || this.#words.t("versions.nowhere");
  }

  /** Of a condition: its ways out in the order in which they are tried. */
  branches(id: string): unknown[] {
    if (this.node(id)?.type !== "condition") return [];
    const ways = this.#edges.filter(({ source }) => source === id);
    const otherwise = ways.filter(({ when }) => !when);
    return [...ways.filter(({ when }) => when), ...otherwise].map(({ target, when }) => [target, when ?? null]);
  }

  targetIds(id: string): string[] {
    return this.#edges
      .filter(({ source }) => source === id)
      .map(({ target }) => target)
      .sort();
  }
}

function cameOrWent({ t }: DiffWords, flow: Flow, node: Node, how: "added" | "removed"): string[] {
  if (node.type === "step") return [t(`versions.step.${how}`, { step: text(node.data.stepName) })];
  if (node.type === "button")
    return [t(`versions.button.${how}`, { button: text(node.data.name), step: flow.stepOf(node) })];
  // An end more or less shows where buttons lead.
  return node.type === "close" ? [] : [t(`versions.node.${how}`, { node: flow.nameOf(node) })];
}

function ofOne(words: DiffWords, were: Flow, are: Flow, was: Node, is: Node): string[] {
  if (is.type === "step") return ofStep(words, were, are, was.data, is.data);
  if (is.type === "button") return ofButton(words, were, are, was, is);
  const isSame = sameJson(was.data, is.data) && sameJson(were.branches(was.id), are.branches(is.id));
  return isSame ? [] : [words.t("versions.node.changed", { node: are.nameOf(is) })];
}

type Data = Node["data"];

function ofStep(words: DiffWords, were: Flow, are: Flow, was: Data, is: Data): string[] {
  const { t, teamNames } = words;
  const step = text(is.stepName);
  const said: string[] = [];
  if (was.stepName !== is.stepName) said.push(t("versions.step.renamed", { step: text(was.stepName), now: step }));
  if (!sameJson(ids(was.teamIds), ids(is.teamIds))) {
    const names = (teamIds: unknown) => teamNames(ids(teamIds)) || t("versions.everyone");
    said.push(t("versions.step.teams", { step, was: names(was.teamIds), now: names(is.teamIds) }));
  }
  if (!sameJson(ids(was.pageIds), ids(is.pageIds))) {
    const pages = (flow: Flow, pageIds: unknown) =>
      ids(pageIds)
        .map((id) => pageWords(words, flow.pages, id))
        .join(", ") || "–";
    said.push(t("versions.step.pages", { step, was: pages(were, was.pageIds), now: pages(are, is.pageIds) }));
  }
  if ((was.dueInHours ?? null) !== (is.dueInHours ?? null))
    said.push(
      typeof is.dueInHours === "number"
        ? t("versions.step.due", { step, hours: is.dueInHours })
        : t("versions.step.notDue", { step }),
    );
  if ((was.escalateAfterDays ?? null) !== (is.escalateAfterDays ?? null))
    said.push(
      typeof is.escalateAfterDays === "number"
        ? t("versions.step.escalated", { step, days: is.escalateAfterDays })
        : t("versions.step.notEscalated", { step }),
    );
  if ((was.triggerStep ?? false) !== (is.triggerStep ?? false) && is.triggerStep)
    said.push(t("versions.step.first", { step }));
  if (!sameJson(rest(was, STEP), rest(is, STEP))) said.push(t("versions.step.settings", { step }));
  return said;
}

function ofButton({ t }: DiffWords, were: Flow, are: Flow, was: Node, is: Node): string[] {
  const [button, step] = [text(is.data.name), are.stepOf(is)];
  const said: string[] = [];
  if (was.data.name !== is.data.name)
    said.push(t("versions.button.renamed", { button: text(was.data.name), now: button, step }));
  if (!sameJson(were.targetIds(was.id), are.targetIds(is.id)))
    said.push(t("versions.button.leads", { button, step, was: were.targets(was.id), now: are.targets(is.id) }));
  if (was.data.color !== is.data.color) said.push(t("versions.button.color", { button, step }));
  if (!sameJson(rest(was.data, BUTTON), rest(is.data, BUTTON)))
    said.push(t("versions.button.settings", { button, step }));
  return said;
}

const STEP = new Set(["stepName", "teamIds", "pageIds", "dueInHours", "escalateAfterDays", "triggerStep"]);
const BUTTON = new Set(["name", "color"]);

function rest(data: Data, apart: ReadonlySet<string>): Data {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !apart.has(key)));
}

function ids(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String).sort() : [];
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
