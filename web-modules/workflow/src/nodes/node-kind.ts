import type { ComponentType } from "react";
import type { NodeRules } from "../graph";
import type { MessageKey } from "../messages";
import type { Node } from "./rules-registry";

export type Icon = ComponentType<{ size?: number | string; "aria-hidden"?: boolean; className?: string | undefined }>;

/** A kind of node with everything that is drawn of it. */
export interface NodeKind<N extends Node = Node> {
  rules: NodeRules<N>;
  icon: Icon;
  /** What a menu says that adds one. */
  offer: MessageKey;
  /** Its card on the drawing. */
  Card: ComponentType<{ node: N }>;
  /** The codes of the problems that its settings show at the field they are about. */
  atFields: readonly string[];
  /** Its settings in the panel. */
  Settings: ComponentType<{ node: N }>;
}
