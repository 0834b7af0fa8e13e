import {
  depthOf,
  groupShape,
  isPlain,
  LIMITS_OF_CONDITIONS,
  type Problem,
  problemOf,
  shapes,
} from "@groundwork/formwork/rules";
import { isNodeType, type Node, rulesOf } from "../nodes/rules-registry";
import { DIRECTIONS, type Edge, type Workflow } from "./model";
import { onOneLine } from "./one-line";

export const LIMITS = { nodes: 1_000, edges: 2_000 } as const;

/** What came is no workflow. */
export class WorkflowInvalid extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => problem.code).join(", "));
    this.problems = problems;
  }
}

const coordinate = shapes.number(-1e7, 1e7);
const hasNodeShape = shapes.record(
  { id: shapes.id, type: (value) => typeof value === "string" && isNodeType(value), position: isPosition },
  {
    origin: (value) => shapes.list(coordinate, 2)(value) && (value as unknown[]).length === 2,
    data: shapes.plainRecord,
  },
);
const nodeId = shapes.text(50, 1);
const hasEdgeShape = shapes.record(
  {
    id: shapes.text(200, 1),
    source: nodeId,
    target: nodeId,
    sourceHandle: shapes.text(50),
    targetHandle: shapes.text(50),
  },
  { type: shapes.oneOf("smoothstep"), animated: shapes.flag, when: groupShape },
);
const hasShape = shapes.record(
  { nodes: shapes.list(isNode), edges: shapes.list(hasEdgeShape) },
  { direction: shapes.oneOf(...DIRECTIONS) },
);

/** JSON of a draft → a workflow; it may lead nowhere (`checkForPublishing`), but not be broken. */
export function parseWorkflow(raw: unknown): Workflow {
  const workflow = readStructure(raw);
  refuse(namesOfManyLines(workflow.nodes));
  return workflow;
}

/** A draft as it was stored, also before names had to stand on one line: now they do. */
export function parseStoredWorkflow(raw: unknown): Workflow {
  const workflow = readStructure(raw);
  return { ...workflow, nodes: workflow.nodes.map((node) => rename(node, onOneLine(nameOf(node)))) };
}

/** The kinds of nodes that a newer service knows and this page does not. */
export function newerKindsOf(raw: unknown): string[] {
  return [...new Set(unknownKinds(raw).map(({ params }) => String(params.type)))];
}

/** Only to be looked at: saved, it would lose them. */
export function withoutNewerKinds(raw: { nodes: readonly unknown[]; edges: readonly unknown[] }): object {
  const { nodes, edges } = raw;
  const newer = new Set(unknownKinds({ nodes }).map(({ subjectId }) => subjectId));
  const isDrawn = (edge: unknown) =>
    !shapes.isRecord(edge) || !(newer.has(String(edge.source)) || newer.has(String(edge.target)));
  return {
    ...raw,
    nodes: nodes.filter((node) => !shapes.isRecord(node) || !newer.has(String(node.id))),
    edges: edges.filter(isDrawn),
  };
}

function readStructure(raw: unknown): Workflow {
  refuse(isPlain(raw) ? [] : [structure("")]);
  refuse([...oversized(raw), ...unknownKinds(raw)]);
  refuse(hasShape(raw) ? [] : [structure("")]);
  const { nodes, edges, direction } = raw as Workflow;
  refuse([...repeated(nodes), ...repeated(edges)]);
  refuse(looseEdges(nodes, edges));
  refuse(deepBranches(edges));
  return {
    nodes: nodes.map(complete),
    edges: edges.map((edge) => ({ ...edge, ...defaultsOf(edge) })),
    ...(direction ? { direction } : {}),
  };
}

const nameOf = (node: Node) => rulesOf(node.type).nameOf(node);

function rename(node: Node, name: string): Node {
  const { nameKey } = rulesOf(node.type);
  return nameKey === null || name === nameOf(node)
    ? node
    : ({ ...node, data: { ...node.data, [nameKey]: name } } as Node);
}

function namesOfManyLines(nodes: readonly Node[]): Problem[] {
  return nodes
    .filter((node) => nameOf(node) !== onOneLine(nameOf(node)))
    .map(({ id }) => problemOf(id, { code: "nameOfManyLines", params: {} }));
}

const structure = (subjectId: string) => problemOf(subjectId, { code: "structure", params: {} });

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new WorkflowInvalid(problems);
}

function isPosition(value: unknown): boolean {
  return shapes.record({ x: coordinate, y: coordinate })(value);
}

function isNode(value: unknown): boolean {
  if (!hasNodeShape(value)) return false;
  const { type, data = {} } = value as Node;
  return rulesOf(type).hasData(data);
}

/** Whatever a stored node lacks comes from its kind. */
function complete(node: Node): Node {
  const rules = rulesOf(node.type);
  const data = { ...rules.newData(), ...rules.absentData, ...node.data };
  return { ...node, origin: node.origin ?? [0, 0], data } as Node;
}

function defaultsOf(edge: Edge): Pick<Edge, "type" | "animated"> {
  return { type: "smoothstep", animated: edge.animated ?? false };
}

function itemsOf(raw: unknown, key: "nodes" | "edges"): readonly unknown[] {
  const items = shapes.isRecord(raw) ? raw[key] : undefined;
  return Array.isArray(items) ? items : [];
}

function oversized(raw: unknown): Problem[] {
  const problems = [];
  if (itemsOf(raw, "nodes").length > LIMITS.nodes)
    problems.push(problemOf("", { code: "tooManyNodes", params: { most: LIMITS.nodes } }));
  if (itemsOf(raw, "edges").length > LIMITS.edges)
    problems.push(problemOf("", { code: "tooManyEdges", params: { most: LIMITS.edges } }));
  return problems;
}

function unknownKinds(raw: unknown): Problem[] {
  return itemsOf(raw, "nodes").flatMap((item) => {
    if (!shapes.isRecord(item) || typeof item.type !== "string" || isNodeType(item.type)) return [];
    const id = typeof item.id === "string" ? item.id : "";
    return [problemOf(id, { code: "unknownKind", params: { type: item.type } })];
  });
}

function repeated(items: readonly { id: string }[]): Problem[] {
  const ids = items.map((item) => item.id);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
  return [...twice].map((id) => problemOf(id, { code: "duplicateId", params: {} }));
}

/** Edges between nodes that are not there, or at handles of other kinds. */
function looseEdges(nodes: readonly Node[], edges: readonly Edge[]): Problem[] {
  const types = new Map(nodes.map((node) => [node.id, node.type]));
  return edges
    .filter(({ source, target, sourceHandle, targetHandle, when }) => {
      const [from, to] = [types.get(source), types.get(target)];
      const isMisplaced = when !== undefined && from !== "condition";
      return !from || !to || sourceHandle !== `${from}Out` || targetHandle !== `${to}In` || isMisplaced;
    })
    .map((edge) => structure(edge.id));
}

function deepBranches(edges: readonly Edge[]): Problem[] {
  const { depth: most } = LIMITS_OF_CONDITIONS;
  const deep = edges.filter(({ when }) => when && depthOf(when) > most);
  return deep.map(({ source }) => problemOf(source, { code: "branchTooDeep", params: { most } }));
}
