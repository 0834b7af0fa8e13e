import { newId } from "@groundwork/formwork/rules";
import type { Node } from "../../nodes/rules-registry";
import { findNode, type Workflow } from "../model";
import { type Added, addButton } from "./add";
import { COPY_OFFSET, directionOf, freePlace } from "./places";
import { withReturns } from "./way-back";

/** A copy leads nowhere and nothing leads to it. A step's has a button of its own and starts nothing. */
export function copyNode(workflow: Workflow, nodeId: string): Added | null {
  const original = findNode(workflow, nodeId);
  if (!original) return null;
  const offset = { x: original.position.x + COPY_OFFSET.x, y: original.position.y + COPY_OFFSET.y };
  if (original.type !== "step") {
    const { workflow: copied, nodeId: copyId } = withNode(workflow, { ...original, id: newId(), position: offset });
    return { workflow: withReturns(copied), nodeId: copyId };
  }
  const copy: Node = {
    ...original,
    id: newId(),
    // A card is larger than the offset: it would cover what it was copied from.
    position: freePlace(workflow, offset, "step", directionOf(workflow)),
    // Which button is pressed by itself was said of the original's.
    data: { ...original.data, triggerStep: false, ...(original.data.overduePress ? { overduePress: null } : {}) },
  };
  return { workflow: addButton(withNode(workflow, copy).workflow, copy.id).workflow, nodeId: copy.id };
}

function withNode(workflow: Workflow, node: Node): Added {
  return { workflow: { ...workflow, nodes: [...workflow.nodes, node] }, nodeId: node.id };
}
