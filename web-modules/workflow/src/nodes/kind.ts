import type { Group, Problem } from "@groundwork/formwork/rules";
import { shapes } from "@groundwork/formwork/rules";

export interface Position {
  x: number;
  y: number;
}

export interface BaseNode<Type extends string, Data> {
  id: string;
  type: Type;
  position: Position;
  /** Which point of the node its position means, from (0, 0) to (1, 1). */
  origin: readonly [number, number];
  data: Data;
}

/** A drawn node of whatever kind, as far as the others look at it. */
export interface AnyNode {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
}

/** What a kind asks of the graph that its nodes are in. The graph itself has to know all kinds. */
export interface Drawing {
  outOf(nodeId: string): readonly { when?: Group }[];
  into(nodeId: string): readonly unknown[];
  targets(nodeId: string): readonly AnyNode[];
  sources(nodeId: string): readonly AnyNode[];
  hasEdge(sourceId: string, targetId: string): boolean;
  /** Why a button may not lead to where parallel steps join. */
  refusesJoin(buttonId: string, joinId: string): "passed" | "joinsOthers" | null;
  joinsOf(stepId: string): ReadonlySet<string>;
  /** Those whose buttons lead to a node. */
  lastSteps(nodeId: string): ReadonlySet<string>;
  /** Why not one more way may lead onward to a node. */
  refusesWay(sourceId: string, targetId: string): "passed" | "stepTaken" | null;
  stepsBefore(nodeId: string): ReadonlySet<string>;
  /** Of these, where one can go back to: not the step that one would go back from. */
  stepsEarlierThan(nodeId: string): ReadonlySet<string>;
  nameOf(nodeId: string): string;
}

export interface Mail {
  kind: "mail";
  nodeId: string;
}

/** What the run does when a pressed button leads to a node. */
export type Outcome =
  | Mail
  | { kind: "goTo"; stepId: string }
  /** To all of these steps at once. */
  | { kind: "open"; stepIds: readonly string[] }
  /** To where these meet; null: all of them are needed to go on from there. */
  | { kind: "join"; nodeId: string; needed: number | null }
  /**
   * To a step that was passed; `clears`: what was entered in the steps after it is emptied; `beginsVersion`: what was
   * submitted since stays as it is, as the submission's last version.
   */
  | { kind: "goBack"; stepId: string; clears: boolean; beginsVersion: boolean }
  | { kind: "close"; nodeId: string }
  /** One of the ways out of a condition, as the values say. */
  | { kind: "decide"; nodeId: string };

/** Why an edge may not be there. */
export type Refusal =
  /** The kinds do not go together at all. */
  | "kinds"
  /** There is such an edge already. */
  | "twice"
  /** The button is another step's, or leads somewhere. */
  | "buttonTaken"
  /** The button leads to a step or an end already. */
  | "hasWay"
  /** Something leads to that step already. */
  | "stepTaken"
  /** The condition has as many branches as there may be. */
  | "branchesFull"
  /** What a condition may not lead to. */
  | "conditionKinds"
  /** What parallel steps may not lead to. */
  | "parallelKinds"
  /** There are as many parallel steps as there may be. */
  | "partsFull"
  /** Only steps that are open together join there. */
  | "joinsOthers"
  /** The way would lead back to a step that was passed. */
  | "passed"
  /** Back leads to a step, and to nothing else. */
  | "backKinds"
  /** The step does not come before the one that one would go back from. */
  | "notEarlier"
  /** There is none that comes earlier. */
  | "nothingEarlier";

/** What a kind of node says about itself, without drawing. */
export interface NodeRules<N extends AnyNode, Next extends string = string> {
  readonly type: N["type"];
  /** The kinds that may follow it, in the order in which they are offered. */
  readonly leadsTo: readonly Next[];
  /** Its edges return to an earlier step: they are no way to that step, and close no circle. */
  readonly leadsBack?: true;
  readonly hasData: shapes.Shape;
  newData(): N["data"];
  /** What is meant where a stored node lacks it, as far as a new one begins with something else. */
  readonly absentData?: Partial<N["data"]>;
  /** The name somebody gave it; empty for kinds without one. */
  nameOf(node: N): string;
  /** Where in its data that name stands. */
  readonly nameKey: (keyof N["data"] & string) | null;
  /** Why an edge to `target` would be wrong in a graph that has all others; null when it is right. */
  refuses(graph: Drawing, source: N, target: AnyNode): Refusal | null;
  /** Why nobody may draw that edge now; where left out, the same. */
  refusesDrawing?(graph: Drawing, source: N, target: AnyNode): Refusal | null;
  /** Null: nothing can lead here. */
  follow(graph: Drawing, node: N): Outcome | null;
  /** What is missing before the workflow can be published, of a node that the first step reaches. */
  check(graph: Drawing, node: N): Problem[];
}

export const MOST = {
  name: 200,
  teams: 200,
  pages: 100,
  emails: 50,
  mails: 20,
  hours: 8_760,
  escalationDays: 30,
  approvers: 20,
  parts: 20,
  meters: 1_000_000,
  order: 10_000,
} as const;

export const name = shapes.text(MOST.name);
export const teamIds = shapes.list(shapes.id, MOST.teams);
