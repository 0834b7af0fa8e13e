import { type BackToPreviousNode, backToPrevious } from "./back-to-previous/rules";
import { type ButtonNode, button } from "./button/rules";
import { type CloseNode, close } from "./close/rules";
import { type ConditionNode, condition } from "./condition/rules";
import { type CreateNewVersionNode, createNewVersion } from "./create-new-version/rules";
import { type JoinNode, join } from "./join/rules";
import type { NodeRules } from "./kind";
import { type ParallelNode, parallel } from "./parallel/rules";
import { type SendEmailNode, sendEmail } from "./send-email/rules";
import { type StepNode, step } from "./step/rules";

/**
 * Every kind of node: a new one is a folder beside this file, a name in the union and in the list. Its drawn side is in
 * `kinds.ts`, which does not compile while one is missing there.
 */
export type Node =
  | StepNode
  | ButtonNode
  | SendEmailNode
  | ConditionNode
  | ParallelNode
  | JoinNode
  | BackToPreviousNode
  | CreateNewVersionNode
  | CloseNode;

export type NodeType = Node["type"];

export const NODE_RULES = {
  step,
  button,
  sendEmail,
  condition,
  parallel,
  join,
  backToPrevious,
  createNewVersion,
  close,
} as const satisfies {
  [Type in NodeType]: NodeRules<Extract<Node, { type: Type }>, NodeType>;
};

export const NODE_TYPES = Object.keys(NODE_RULES) as NodeType[];

export function isNodeType(type: string): type is NodeType {
  return Object.hasOwn(NODE_RULES, type);
}

export function rulesOf(type: NodeType): NodeRules<Node, NodeType> {
  return NODE_RULES[type] as unknown as NodeRules<Node, NodeType>;
}
